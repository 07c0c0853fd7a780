// When the rules of Mindbug introduce themselves.
import { isOwn, type Moment, type Tip } from "../../lib/tips.svelte";
import { say } from "../../lib/words.svelte";
import { findCard, positionOf, type Player } from "./table";

const own = ({ view, seat }: Moment): Player => positionOf(view).players[seat];
const others = ({ view, seat }: Moment): Player[] => positionOf(view).players.filter((_, n) => n !== seat);
const onBoard = (moment: Moment, thing: unknown): boolean => own(moment).board.some((card) => card.thing === thing);
const PLAY = /^(Play|Розігрування|Розыгрыш)/;

export const tips: Tip[] = [
  { id: "refill", event: "draw", when: isOwn },
  {
    id: "stolen_play",
    ask: "mindbug",
    when: ({ view }) => PLAY.test(say(`mindbug-card-${positionOf(view).offered?.name ?? ""}.ability`)),
  },
  { id: "hunter", ask: "hunt" },
  {
    id: "no_blocker",
    ask: "block",
    when: (moment) => own(moment).board.length > 0 && !moment.model.options.some((option) => option.kind === "block"),
  },
  {
    id: "equal",
    ask: "block",
    when: ({ view, model }) => {
      const attacker = findCard(positionOf(view), String(model.decision?.args.card ?? ""));
      const poisonous = (keywords: string[]): boolean => keywords.includes("poisonous");
      return model.options.some((option) => {
        const blocker = option.kind === "block" ? findCard(positionOf(view), String(option.card)) : null;
        if (!attacker || !blocker || poisonous(attacker.keywords) || poisonous(blocker.keywords)) return false;
        return blocker.power === attacker.power;
      });
    },
  },
  { id: "exhausted", event: "exhaust", when: (moment, event) => onBoard(moment, event.card) },
  {
    id: "no_mindbugs",
    event: "mindbug",
    when: (moment, event) => !isOwn(moment, event) && others(moment).every((player) => player.mindbugs === 0),
  },
  { id: "stuck", ask: "turn", when: (moment) => own(moment).deck === 0 && own(moment).hand.length === 1 },
  { id: "boost", ask: "boost" },
];
