// A plain table for a game that has no world of its own yet: all zones readable, all options lit.
import type { World } from "../../lib/world";
import Page from "./Page.svelte";
import Table from "./Table.svelte";

export const world: World = {
  Table,
  Page,
  effects: {},
  meant: () => [],
  topics: [],
};
