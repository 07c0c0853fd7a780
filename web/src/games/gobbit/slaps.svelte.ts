// Hands that come down: each is sent the moment it lands; the referee of the server says what it is worth.
import type { TableConnection } from "../../lib/connection.svelte";
import { play } from "../../lib/sound";
import type { TableModel } from "../../lib/tableModel.svelte";
import type { Option } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

class Slaps {
  private moment = $state<number | null>(null);
  private down = $state<string[]>([]); // "seat/place" of the hands sent in that moment

  /** Whether the hand of a seat lies there in the present moment. */
  lies(model: TableModel, seat: number, place: string): boolean {
    return this.moment === (model.connection?.moment ?? null) && this.down.includes(`${seat}/${place}`);
  }

  /** Bring a hand down on a place, which means an option. */
  async put(model: TableModel, hand: TableConnection, place: string, option: Option | undefined): Promise<void> {
    if (model.guide && option) {
      if (place !== "deck") play("hit");
      await model.choose(option); // a lesson has no referee: it waits for the right hand
      return;
    }
    const moment = model.connection?.moment ?? null;
    const seat = hand.seat;
    if (moment === null || seat === null || !option || this.lies(model, seat, place)) return;
    this.down = [...(this.moment === moment ? this.down : []), `${seat}/${place}`];
    this.moment = moment;
    if (place !== "deck") play("hit");
    const answer = await hand.ask("move", { n: hand.n, option: option.option, moment });
    if (!answer.ok) model.showError(answer);
    else if (answer.verdict) {
      this.down = this.down.filter((one) => one !== `${seat}/${place}`);
      model.notice = `${model.names[seat]}: ${say(`gobbit-verdict-${answer.verdict}`)}`;
    }
  }
}

export const slaps = new Slaps();
