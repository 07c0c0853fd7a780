// What an option is sure to lead to, told by the server while one points at it and in menus.
import { thingsIn } from "./beats";
import type { TableModel } from "./tableModel.svelte";
import type { Option, Preview } from "./wire";
import { say } from "./words.svelte";

const POINTED = 120; // milliseconds a piece is pointed at before anything is asked
const MOST = 12; // options of a menu that are asked about

export class Previews {
  /** By the number of an option of the open question. */
  private known = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  private asked = new Set<number>();
  private timer = 0;
  /** The option that is pointed at. */
  pointed = $state.raw<Option | null>(null);

  constructor(private model: TableModel) {}

  /** Something is pointed at: of several options nothing is told before the menu names them. */
  point(options: Option[]): void {
    this.leave();
    if (options.length !== 1) return;
    const [option] = options;
    this.timer = window.setTimeout(() => {
      this.pointed = option;
      void this.ask(option);
    }, POINTED);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.pointed = null;
  }

  /** The options of a menu. */
  askAll(options: Option[]): void {
    for (const option of options.slice(0, MOST)) void this.ask(option);
  }

  of(option: Option): Preview | undefined {
    return this.known.get(option.option);
  }

  /** What an option is sure to lead to, in one line; empty while that is not known, or where nothing more can be told. */
  line(option: Option): string {
    const { model } = this;
    const found = this.of(option);
    if (!found || !model.view) return "";
    const own = model.ui.foresee?.(found, model, option);
    if (own !== undefined) return own;
    const told = model.stage.beats(found.events, model.view).map((beat) => beat.caption).filter(Boolean);
    if (!told.length) return "";
    return say(found.certain ? "web-foreseen" : "web-foreseen-more", { told: told.join(" · ") });
  }

  /** The things that what is pointed at would change. */
  things = $derived.by<Set<string>>(() => new Set((this.pointed ? this.of(this.pointed)?.events ?? [] : []).flatMap(thingsIn)));

  /** The position is another one: nothing is known of it yet. */
  forget(): void {
    this.leave();
    this.asked.clear();
    if (this.known.size) this.known = new Map();
  }

  private async ask(option: Option): Promise<void> {
    if (this.model.ui.live || this.asked.has(option.option)) return;
    this.asked.add(option.option);
    const asked = this.asked;
    const view = this.model.view;
    const found = await this.model.foresee(option);
    if (found && this.model.view === view && this.asked === asked) this.known = new Map([...this.known, [option.option, found]]);
  }
}
