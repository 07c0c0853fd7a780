// What a Place may bring, as the engine has tried it: in words, and by whom it may be met.
import { signed } from "../../lib/motion";
import type { TableModel } from "../../lib/tableModel.svelte";
import type { Option } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { mayBeAt, positionOf, type Outlook, type Result } from "./table";

const ENDS = ["free", "drained", "caught"] as const;

/** The Place an option is about, with what it may bring; nothing where that was not tried. */
export function outlookOf(model: TableModel, option: Option | null): { place: string; outlook: Outlook } | null {
  const place = option?.place;
  if (!model.view || typeof place !== "string") return null;
  const outlook = positionOf(model.view).forecast?.places[place];
  return outlook ? { place, outlook } : null;
}

/** Those of the Hunted the Creature may find there, each with what that costs. */
export function preyAt(model: TableModel, place: string, outlook: Outlook): [seat: number, result: Result][] {
  if (!model.view || !outlook.hunted) return [];
  const possible = mayBeAt(positionOf(model.view), place, model.view.seat);
  return possible.flatMap((seat): [number, Result][] => (outlook.hunted?.[seat] ? [[seat, outlook.hunted[seat]]] : []));
}

export function resultWords({ rescue, charged, places, will, broken, assimilation, ends }: Result): string {
  const told = [
    rescue && say("web-not_alone-outlook-rescue", { change: signed(rescue) }),
    charged && say("web-not_alone-outlook-charged"),
    places && say("web-not_alone-outlook-places", { change: signed(places) }),
    will && say(broken ? "web-not_alone-outlook-broken" : "web-not_alone-outlook-will", { change: signed(will) }),
    assimilation && say("web-not_alone-outlook-assimilation", { change: signed(assimilation) }),
    ends && say("web-not_alone-outlook-ends"),
  ];
  return told.filter(Boolean).join(", ");
}

/** In one line; undefined where the engine has tried nothing. */
export function foresee(model: TableModel, option: Option): string | undefined {
  const found = outlookOf(model, option);
  if (!found) return undefined;
  const { place, outlook } = found;
  if (outlook.hunted) {
    const prey = preyAt(model, place, outlook).map(([seat, result]) => `${model.names[seat]}: ${resultWords(result)}`);
    return prey.length ? say("web-not_alone-outlook-prey", { told: prey.join(" · ") }) : say("web-not_alone-outlook-nobody");
  }
  return ENDS.flatMap((end) => {
    const result = outlook[end];
    return result ? [say(`web-not_alone-outlook-${end}`, { told: resultWords(result) || say("web-not_alone-outlook-power") })] : [];
  }).join(" · ");
}
