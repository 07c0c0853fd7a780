// Soft hyphens for long words: browsers cannot hyphenate Ukrainian.

const VOWEL = "аеєиіїоуюяёыэaeiouy";
const BREAK = new RegExp(`([${VOWEL}])(?=[^${VOWEL}ьъ'\\s-][${VOWEL}])`, "giu");
const CONSONANT = `[^${VOWEL}ьъ'\\s\u00AD-]`;
const CLUSTER = new RegExp(`([${VOWEL}]${CONSONANT})(?=${CONSONANT}ь?${CONSONANT}?[${VOWEL}])`, "giu");
const LONG = 11;

/** With soft hyphens in words of so many letters or more. */
export function hyphenate(text: string, long = LONG): string {
  return text
    .split(/([ -])/)
    .map((word) => (word.length < long ? word : word.replace(BREAK, "$1\u00AD").replace(CLUSTER, "$1\u00AD")))
    .join("");
}
