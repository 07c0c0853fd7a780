// Hands coming down: sent the moment they land, one after another if need be; what they are worth the room says.
import type { Desk } from "../../lib/desk.svelte";
import type { Room } from "../../lib/room.svelte";
import { play } from "../../lib/sound";
import { say } from "../../lib/words.svelte";
import { offered, OPEN } from "./table";

class Slaps {
  private moment = $state<number | null>(null);
  private down = $state<string[]>([]);

  /** Whether this hand lies there in the present moment. */
  lies(desk: Desk, seat: number, option: number): boolean {
    return this.moment === (desk.room?.moment ?? null) && this.down.includes(`${seat}/${option}`);
  }

  async put(desk: Desk, hand: Room, option: number): Promise<void> {
    const moment = desk.room?.moment ?? null;
    if (moment === null || hand.seat === null || this.lies(desk, hand.seat, option)) return;
    if (!offered(hand).some((one) => one.option === option)) return;
    this.down = [...(this.moment === moment ? this.down : []), `${hand.seat}/${option}`];
    this.moment = moment;
    if (option !== OPEN) play("hit");
    const answer = await hand.ask("move", { n: hand.n, option, moment });
    if (!answer.ok) desk.complain(answer);
    else if (answer.verdict) {
      this.down = this.down.filter((one) => one !== `${hand.seat}/${option}`);
      desk.notice = `${desk.names[hand.seat]}: ${say(`gobbit-verdict-${answer.verdict}`)}`;
    }
  }
}

export const slaps = new Slaps();
