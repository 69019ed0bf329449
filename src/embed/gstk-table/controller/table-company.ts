import {type Messages, plainName, shownName} from '../../../i18n/index.js';
import type {Company, Seating} from '../../../match/index.js';

/**
 * The players of a match that is played elsewhere, for a reader here. All pages call somebody by the same
 * name: names belong to seats, not to the reader's neighbours.
 */
export class TableCompany {
  readonly #seating: Seating;
  readonly #company: Company | undefined;

  constructor(seating: Seating) {
    this.#seating = seating;
    this.#company = seating.company;
  }

  /** Names by seat: "You", what people call themselves, or which bot or player sits there. */
  names(messages: Messages | undefined): readonly string[] {
    if (!messages) return [];
    return this.#seats((seat) =>
      seat === this.#seating.client.seat ? messages.t('you') : this.#nameOf(seat, messages),
    );
  }

  /** Whether somebody is at each seat: a bot always, nobody at one that waits for somebody to come. */
  get here(): readonly boolean[] {
    const {kinds, here} = this.#company ?? {};
    return this.#seats((seat) => kinds?.[seat] !== 'person' || here?.[seat] !== false);
  }

  /** What there is to say of each player: of a bot, that it is one; of a person, that they are away. */
  about(messages: Messages): readonly string[] {
    const {here} = this;
    return this.#seats((seat) => {
      if (this.#company?.kinds[seat] === 'bot') return messages.t('ui/bot');
      return here[seat] ? '' : messages.t('ui/away');
    });
  }

  /** Calls `changed` whenever there is something else to show; returns the function that ends it. */
  subscribe(changed: () => void): () => void {
    return this.#company?.subscribe(changed) ?? (() => undefined);
  }

  #seats<Told>(tell: (seat: number) => Told): readonly Told[] {
    return Array.from({length: this.#seating.seats}, (_, seat) => tell(seat));
  }

  #nameOf(seat: number, messages: Messages): string {
    const given = this.#company?.names[seat] ?? '';
    // Sentences would take whoever is called so for the reader.
    const isYou = plainName(given).trim().toLowerCase() === messages.t('you').toLowerCase();
    const own = isYou ? undefined : shownName(given);
    const bot = `bot/${seat}`;
    const isBot = this.#company?.kinds[seat] === 'bot' && messages.has(bot);
    return own ?? (isBot ? messages.lookup(bot) : messages.t('ui/player', {n: seat + 1}));
  }
}
