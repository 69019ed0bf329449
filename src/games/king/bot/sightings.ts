import type {Fact, Seat} from '../../../game/index.js';
import {cardOf} from '../kernel/codes.js';
import type {Kernel} from '../kernel/kernel.js';
import {type DealWorld, playCard} from './deal-world.js';

/**
 * What a seat sees happen in a deal that is played on: in the trick of the card that is judged, and in
 * the tricks after it.
 */

/** The kinds of facts, the most telling first; their sentences are in `messages/because.*`. */
export const KINDS = [
  'king/slam-own', 'king/slam', 'king/came-from', 'king/came', 'king/alone', 'king/kept', 'king/trumped',
  'king/unbeatable', 'king/gave', 'king/caught', 'king/won', 'king/low-gone', 'king/stayed',
  'king/late', 'king/takes', 'king/costs', 'king/taken', 'king/let-go', 'king/cards', 'king/tricks',
] as const; // oxfmt-ignore

type Kind = (typeof KINDS)[number];

type Name<Of> = Of extends `king/${infer Rest}` ? Rest : never;

/** A card on the table. */
interface Laid {
  readonly seat: Seat;
  readonly code: number;
}

/** A card that is judged. */
interface Judged {
  /** The cards that lay on the table before it. */
  readonly trick: readonly Laid[];
  readonly choice: number;
}

/** Where fewer cards than these count, each is named; otherwise they are counted. */
const NAMED = 4;

/** The unplayed cards of a suit that a seat holds, as places in it. */
const suitOf = (k: Kernel, seat: Seat, suit: number): number =>
  ((k.dealt[seat * 2 + (suit >> 1)]! & (suit >> 1 ? k.high : k.low)) >>> ((suit & 1) * 16)) &
  0xffff;

export class Sightings {
  readonly #world: DealWorld;
  readonly #seat: Seat;
  readonly #judged: Judged | undefined;
  readonly #facts: Fact[] = [];
  readonly #named: boolean;
  /** A card of more points is named too. */
  readonly #usual: number;
  #trick: Laid[];
  /** The number of tricks that ended, and of those that the seat took. */
  #ended = 0;
  #took = 0;
  #cards = 0;
  /** Whether the seat took the trick of the card that is judged, and then the next one. */
  #tookFirst = false;
  /** The places of the cards that were left in the suits of the hand, once the card was played. */
  #left: readonly number[] = [];

  constructor(world: DealWorld, seat: Seat, judged?: Judged) {
    this.#world = world;
    this.#seat = seat;
    this.#judged = judged;
    this.#trick = [...(judged?.trick ?? [])];
    const {plan} = world.kernel;
    const prices = [...plan.points].filter((points) => points !== 0).map(Math.abs);
    this.#named = prices.length <= NAMED;
    this.#usual = 2 * Math.min(...prices);
  }

  /** Plays a card of the seat on turn. */
  play(code: number): void {
    const {kernel: k} = this.#world;
    const {turn} = k;
    this.#trick.push({seat: turn, code});
    const isJudged = code === this.#judged?.choice;
    if (isJudged) this.#beforeCard(code);
    const {rounds} = k;
    playCard(this.#world, code);
    if (isJudged) this.#left = [0, 1, 2, 3].map((suit) => suitOf(k, this.#seat, suit));
    // A trick has ended when no card lies there, or the deal is over.
    if (k.count !== 0 && k.done === 0) return;
    this.#ends(rounds);
    this.#ended++;
    this.#trick = [];
  }

  /** All facts, once the deal is over. */
  atEnd(): Fact[] {
    const {kernel: k} = this.#world;
    if (k.plan.slam !== 0 && k.claim >= 0) {
      if (k.claim === this.#seat) this.#tell('slam-own');
      else this.#tell('slam', {seat: k.claim});
    }
    for (let n = 1; n <= this.#cards && !this.#named; n++) this.#tell('cards', {n});
    if (k.plan.trick !== 0) for (let n = 1; n <= this.#took; n++) this.#tell('tricks', {n});
    return this.#facts;
  }

  #tell(kind: Name<Kind>, values: Omit<Fact, 'kind'> = {}): void {
    this.#facts.push({...values, kind: `king/${kind}`});
  }

  /** Before anybody else plays: whether the card, which follows suit, can still be beaten. */
  #beforeCard(code: number): void {
    const {kernel: k} = this.#world;
    const led = this.#trick[0]!.code >> 4;
    if (code >> 4 !== led || k.plan.jokers !== 0) return;
    const laid = new Set(this.#trick.map(({seat}) => seat));
    const beatsIt = (other: number): boolean =>
      other >> 4 === led ? other > code : other >> 4 === k.trump;
    if (this.#trick.some((one) => beatsIt(one.code))) return;
    for (let seat = 0; seat < k.seats; seat++) {
      if (laid.has(seat)) continue;
      const same = suitOf(k, seat, led);
      if (same >>> ((code & 15) + 1) !== 0) return;
      if (same === 0 && k.trump >= 0 && k.trump !== led && suitOf(k, seat, k.trump) !== 0) return;
    }
    this.#tell('unbeatable');
  }

  #ends(rounds: number): void {
    const {kernel: k} = this.#world;
    const {plan, winner} = k;
    const isOwn = winner === this.#seat;
    const isFirst = this.#ended === 0 && this.#judged !== undefined;
    const worth = k.worth;
    if (isFirst) this.#first(isOwn, worth);
    else if (isOwn) this.#later(worth);
    if (isOwn) {
      this.#took++;
      if (plan.lastTwo !== 0 && rounds <= 2) this.#tell('late', {n: rounds});
      for (const {code} of this.#trick) this.#caught(code);
    }
    if (isFirst) this.#tookFirst = isOwn;
  }

  /** The trick of the card that is judged. */
  #first(isOwn: boolean, worth: number): void {
    const {plan, trump, winner} = this.#world.kernel;
    const {choice} = this.#judged!;
    const led = this.#trick[0]!.code >> 4;
    if (isOwn && worth !== 0) this.#tell(worth < 0 ? 'taken' : 'takes');
    if (!isOwn && worth > 0) this.#tell('let-go', {seat: winner});
    if (!isOwn && plan.points[choice]! > 0)
      this.#tell('gave', {seat: winner, card: cardOf(choice)});
    const best = this.#trick.find(({seat}) => seat === winner)!.code;
    if (!isOwn && choice >> 4 === led && led !== trump && best >> 4 === trump)
      this.#tell('trumped', {seat: winner});
    if (!isOwn) return;
    for (const {seat, code} of this.#trick)
      if (seat !== this.#seat && code >> 4 !== led && plan.points[code]! < 0) {
        this.#tell('came-from', {seat, card: cardOf(code), suit: 'HSDC'[led]!});
        this.#tell('came', {card: cardOf(code)});
      }
  }

  /** A trick that the seat took later. */
  #later(worth: number): void {
    if (worth === 0) return;
    const {code} = this.#trick.find(({seat}) => seat === this.#seat)!;
    const card = cardOf(code);
    this.#tell(worth < 0 ? 'costs' : 'won', {card});
    if (!this.#judged || worth > 0) return;
    const {choice} = this.#judged;
    const left = this.#left[code >> 4]!;
    if (left === 1 << (code & 15)) this.#tell('alone', {card});
    const lowest = left & -left;
    if (choice >> 4 === code >> 4 && 1 << (choice & 15) < lowest)
      this.#tell('low-gone', {suit: 'HSDC'[code >> 4]!});
    if (this.#tookFirst && this.#ended === 1) this.#tell('stayed');
  }

  /** A counting card that the seat took. */
  #caught(code: number): void {
    const {plan} = this.#world.kernel;
    const points = plan.points[code]!;
    if (points === 0) return;
    this.#cards++;
    const own = this.#trick.some((one) => one.seat === this.#seat && one.code === code);
    if (own && points < 0 && this.#ended > 0) this.#tell('kept', {card: cardOf(code)});
    if (this.#named || Math.abs(points) > this.#usual) this.#tell('caught', {card: cardOf(code)});
  }
}
