// First-time tips: a rule introduces itself in a line when it first matters, once, and never in the middle of a race.
import { prefs } from "./prefs.svelte";
import type { TableModel } from "./tableModel.svelte";
import type { GameEvent, View } from "./wire";

export interface Moment {
  view: View;
  /** The reader. */
  seat: number;
  model: TableModel;
}

/** Said the first time its question is asked, its option offered or its event heard; `when` narrows that. */
export interface Tip {
  /** The text is `<game>-tip-<id>`. */
  id: string;
  ask?: string;
  choice?: string;
  event?: string;
  when?: (moment: Moment, event: GameEvent) => boolean;
}

const NOTHING: GameEvent = { kind: "" };

/** The tips that are due now, in the order of the game. */
export function due(tips: Tip[], moment: Moment, events: GameEvent[]): Tip[] {
  const { decision, options } = moment.model;
  return tips.filter((tip) => {
    const when = (event = NOTHING): boolean => tip.when?.(moment, event) ?? true;
    if (tip.ask) return decision?.kind === tip.ask && when();
    if (tip.choice) return options.some((option) => option.kind === tip.choice) && when();
    return events.some((event) => event.kind === tip.event && when(event));
  });
}

/** Whether an event is the reader's own. */
export const isOwn = ({ seat }: Moment, event: GameEvent): boolean => event.seat === `seat:${String(seat)}`;

/** Chooses what is said at one table: at most one tip for each question of the reader. */
export class Tips {
  /** The tip that is shown. */
  shown = $state("");
  private asked = -1; // the moves when the last tip was said
  private heard = 0; // how many lines of the log were looked at
  private waiting: string[] = []; // what came up while nobody had time to read

  constructor(private model: TableModel) {}

  /** Look at the table as it is now. */
  look(): void {
    const { view, seat, ui, lines, game, lesson } = this.model;
    const events = lines.slice(this.heard).flatMap(({ event }) => event ?? []);
    const first = this.heard === 0;
    this.heard = lines.length;
    if (!view || seat === null || !ui.tips || !prefs.tips || lesson) return;
    if (view.moves !== this.asked) this.shown = this.model.decision ? this.shown : "";
    const found = due(ui.tips, { view, seat, model: this.model }, first ? [] : events).map(({ id }) => id);
    this.waiting = [...this.waiting, ...found].filter((id) => !prefs.wasTold(`${game}/${id}`));
    const over = this.model.table?.status === "over";
    const busy = ui.live ? !over : !this.model.decision && !over;
    if (busy || !this.waiting.length || view.moves === this.asked) return;
    this.shown = this.waiting[0];
    this.waiting = [];
    this.asked = view.moves;
    prefs.setTold(`${game}/${this.shown}`);
  }

  close(): void {
    this.shown = "";
  }
}
