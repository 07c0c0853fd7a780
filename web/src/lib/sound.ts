// Short sounds, synthesised: no files, no waiting.
import { prefs } from "./prefs.svelte";

type Shape = OscillatorType;
interface Note {
  at: number;
  from: number;
  to?: number;
  for: number;
  shape?: Shape;
  loud?: number;
  noise?: boolean;
}

const SOUNDS: Partial<Record<string, Note[]>> = {
  card: [{ at: 0, from: 2400, to: 900, for: 0.07, noise: true, loud: 0.35 }],
  flip: [
    { at: 0, from: 1800, to: 600, for: 0.06, noise: true, loud: 0.3 },
    { at: 0.05, from: 520, to: 640, for: 0.06, shape: "triangle", loud: 0.2 },
  ],
  turn: [
    { at: 0, from: 523, for: 0.1, shape: "triangle", loud: 0.3 },
    { at: 0.09, from: 784, for: 0.16, shape: "triangle", loud: 0.3 },
  ],
  attack: [{ at: 0, from: 300, to: 90, for: 0.16, shape: "sawtooth", loud: 0.25 }],
  hit: [
    { at: 0, from: 160, to: 45, for: 0.24, shape: "square", loud: 0.3 },
    { at: 0, from: 1200, to: 200, for: 0.14, noise: true, loud: 0.5 },
  ],
  defeat: [
    { at: 0, from: 900, to: 120, for: 0.3, noise: true, loud: 0.45 },
    { at: 0.04, from: 220, to: 55, for: 0.34, shape: "sawtooth", loud: 0.22 },
  ],
  suspense: [
    { at: 0, from: 110, to: 116, for: 0.5, shape: "sawtooth", loud: 0.12 },
    { at: 0.02, from: 165, to: 175, for: 0.5, shape: "triangle", loud: 0.18 },
  ],
  steal: [
    { at: 0, from: 880, to: 220, for: 0.22, shape: "square", loud: 0.14 },
    { at: 0.16, from: 330, to: 990, for: 0.22, shape: "sine", loud: 0.26 },
  ],
  good: [{ at: 0, from: 660, to: 990, for: 0.16, shape: "sine", loud: 0.3 }],
  bad: [{ at: 0, from: 300, to: 150, for: 0.22, shape: "triangle", loud: 0.3 }],
  no: [{ at: 0, from: 180, to: 150, for: 0.09, shape: "square", loud: 0.12 }],
  chat: [{ at: 0, from: 880, for: 0.05, shape: "sine", loud: 0.2 }],
  win: [523, 659, 784, 1047].map((from, n) => ({ at: n * 0.12, from, for: 0.24, shape: "triangle", loud: 0.3 })),
  lose: [392, 330, 262, 196].map((from, n) => ({ at: n * 0.16, from, for: 0.3, shape: "triangle", loud: 0.25 })),
};

let audio: AudioContext | null = null;

/** Browsers let a page make sounds only after a touch; called at every touch and key. */
export function unlockSound(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

export function play(name: string | undefined): void {
  if (!name || prefs.muted || audio?.state !== "running") return;
  for (const note of SOUNDS[name] ?? []) sound(audio, note);
}

function sound(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime((note.loud ?? 0.3) * 0.4, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + note.for);
  gain.connect(context.destination);
  const source = note.noise ? noise(context, note, start) : tone(context, note, start);
  source.connect(gain);
}

function tone(context: AudioContext, note: Note, start: number): AudioNode {
  const voice = context.createOscillator();
  voice.type = note.shape ?? "sine";
  voice.frequency.setValueAtTime(note.from, start);
  voice.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.for);
  voice.start(start);
  voice.stop(start + note.for);
  return voice;
}

function noise(context: AudioContext, note: Note, start: number): AudioNode {
  const length = Math.ceil(context.sampleRate * note.for);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) data[n] = Math.random() * 2 - 1;
  const voice = context.createBufferSource();
  voice.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(note.from, start);
  filter.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.for);
  voice.connect(filter);
  voice.start(start);
  return filter;
}
