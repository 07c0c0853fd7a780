// What a person looks at, and walks that take several answers.
import type { TableModel } from "../../lib/tableModel.svelte";
import { positionOf, type Duel, type Position, type Walk, type Way } from "./table";

const PATIENCE = 4000; // milliseconds to wait for the next question of a walk
const GLANCE = 25;

/** The thing under the pointer or with the focus, or the card that was touched: what it reaches is shown. */
export class Look {
  private near = $state<string | null>(null);
  private pinned = $state<string | null>(null);
  /** Walks are answered cell by cell. */
  stepwise = $state(false);
  private walking = false;

  get thing(): string | null {
    return this.near ?? this.pinned;
  }

  at(thing: string, here: boolean): void {
    if (here) this.near = thing;
    else if (this.near === thing) this.near = null;
  }

  pin(thing: string | null): void {
    this.pinned = this.pinned === thing ? null : thing;
  }

  forget(): void {
    this.pinned = null;
  }

  /** Walk a way that was offered: the answers are given one after another, each as the server offers it. */
  async walk(model: TableModel, walk: Walk, way: Way): Promise<void> {
    if (this.walking) return;
    this.walking = true;
    try {
      if (walk.option !== undefined) await this.answer(model, (option) => option.option === walk.option);
      let at = -1;
      while (at < way.path.length - 1) {
        const next = way.path[at + 1];
        if (cellOf(model, walk.warrior) === next) at++;
        else if (!(await this.answer(model, (option) => option.kind === "step" && option.cell === `cell:${next}`))) return;
      }
      if (["walk", "push"].includes(model.decision?.kind ?? "")) await this.answer(model, (option) => option.kind === "done");
    } finally {
      this.walking = false;
    }
  }

  /** Give one answer and wait for what is asked next; false where it was not offered. */
  private async answer(model: TableModel, wanted: (option: TableModel["options"][number]) => boolean): Promise<boolean> {
    const option = model.options.find(wanted);
    if (!option) return false;
    const before = model.view?.moves;
    await model.choose(option);
    for (let waited = 0; waited < PATIENCE; waited += GLANCE) {
      if (model.view?.outcome) return true;
      if (model.decision && !model.busy && model.view?.moves !== before) return true;
      await new Promise((done) => setTimeout(done, GLANCE));
    }
    return false;
  }
}

function cellOf(model: TableModel, thing: string): string | null {
  const heroes = model.view ? positionOf(model.view).heroes : [];
  return [...heroes, ...heroes.flatMap((hero) => hero.companion ?? [])].find((one) => one.thing === thing)?.cell ?? null;
}

/** The walk whose cells are shown: the one that is asked for, or that of the warrior looked at. */
export function walkShown(model: TableModel, position: Position, thing: string | null): { walk: Walk; open: boolean } | null {
  const walks = position.forecast?.walks ?? [];
  const kind = model.decision?.kind ?? "";
  if (["walk", "push", "march"].includes(kind)) return walks[0] ? { walk: walks[0], open: true } : null;
  const walk = walks.find((one) => one.warrior === thing);
  return walk ? { walk, open: false } : null;
}

/** The duels of the question, or of the card looked at; that with the warrior looked at first. */
export function duelsShown(position: Position, thing: string | null): Duel[] {
  const { duels, cards } = position.forecast ?? {};
  const shown = duels ?? (thing ? cards?.[thing]?.duels : undefined) ?? [];
  return [...shown].sort((one, two) => Number(two.target === thing) - Number(one.target === thing));
}
