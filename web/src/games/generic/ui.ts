// A plain table for a game nobody has drawn one for: its zones are readable, and all its options can be touched.
import type { GameUi } from "../../lib/gameUi";
import Detail from "./Detail.svelte";
import Table from "./Table.svelte";

export const ui: GameUi = { Table, Detail, effects: {}, topics: [], anyThing: "all" };
