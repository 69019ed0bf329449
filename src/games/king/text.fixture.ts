/**
 * An independent implementation of sections 2, 3 and 10 of the rules text: plain lists and loops that
 * share no code with the engine, so that a fault of the engine is not repeated here.
 */

/** The number of deals of Simple King. */
export const deals = 14;

/** A trick and its taker. */
export interface Trick {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** The rules text applied to one variant at one table. */
export interface Reading {
  readonly simple: boolean;
  readonly pack: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  taker(trick: readonly string[], leader: number): number;
  /** Whether every point of the deal has been won, so that the deal should stop. */
  stops(deal: number, tricks: readonly Trick[]): boolean;
  score(deal: number, tricks: readonly Trick[]): number[];
}

const RANKS = '23456789TJQKA';
const height = (card: string): number => RANKS.indexOf(card[0]!);

/** The legal cards by G4, G6 and G7. */
export function legalByText(
  {simple, options}: Reading,
  deal: number,
  hand: readonly string[],
  trick: readonly string[],
): readonly string[] {
  const [led] = trick;
  if (led === undefined) {
    const ban = simple && options['heartLeadBan'] !== 'off' && [4, 5, 7, 11, 12, 14].includes(deal);
    const others = hand.filter((card) => card[1] !== 'H');
    return ban && others.length > 0 ? others : hand;
  }
  const same = hand.filter((card) => card[1] === led[1]);
  if (same.length > 0) return same;
  const forced = simple && options['forcedKing'] !== 'off' && [5, 7, 12, 14].includes(deal);
  return forced && hand.includes('KH') ? ['KH'] : hand;
}

/** Reads the rules text for a variant. */
export function reading(
  id: string,
  seats: number,
  options: Readonly<Record<string, string>>,
): Reading {
  const simple = id === 'king-simple';
  const pack = [...'SHDC']
    .flatMap((suit) => [...RANKS].map((rank) => rank + suit))
    .filter((card) => (simple ? height(card) >= RANKS.indexOf('7') : seats > 3 || card !== '2C'));
  const boys = options['kingsAreBoys'] === 'on' ? 'JK' : 'J';
  const boy = boys.length === 2 ? 2 : 4;
  /** The contract number from 1 to 7, regardless of sign. */
  const kind = (deal: number): number => (deal > 7 ? deal - 7 : deal);
  const counters = (card: string): boolean => card[1] === 'H' || card === 'QS' || card === 'TD';
  const left: Readonly<Record<number, (card: string) => boolean>> = {
    2: (card) => boys.includes(card[0]!),
    3: (card) => card.startsWith('Q'),
    4: (card) => card[1] === 'H',
    5: (card) => card === 'KH',
  };
  const worth = (deal: number, {cards}: Trick, last: boolean): number => {
    const all = kind(deal) === 7;
    let points = all || kind(deal) === 1 ? 2 : 0;
    for (const card of cards) {
      if ((all || kind(deal) === 2) && boys.includes(card[0]!)) points += boy;
      if ((all || kind(deal) === 3) && card.startsWith('Q')) points += 4;
      if ((all || kind(deal) === 4) && card[1] === 'H') points += 2;
      if ((all || kind(deal) === 5) && card === 'KH') points += 16;
    }
    if ((all || kind(deal) === 6) && last) points += 8;
    return deal > 7 ? points : -points;
  };
  const spot = (card: string): number => (card === 'QS' ? -13 : card === 'TD' ? 10 : -1);
  const zeros = (): number[] => Array.from({length: seats}, () => 0);
  return {
    simple,
    pack,
    options,
    taker(trick, leader) {
      const suited = trick.filter((card) => card[1] === trick[0]![1]);
      const best = suited.reduce((high, card) => (height(card) > height(high) ? card : high));
      return (leader + trick.indexOf(best)) % seats;
    },
    stops(deal, tricks) {
      const pays = simple ? left[kind(deal)] : counters;
      if (options['earlyStop'] === 'off' || !pays) return false;
      const out = tricks.flatMap(({cards}) => cards);
      return pack.filter(pays).every((card) => out.includes(card));
    },
    score(deal, tricks) {
      const points = zeros();
      if (simple) {
        tricks.forEach((trick, at) => (points[trick.seat]! += worth(deal, trick, at >= 6)));
        return points.map((own) => own + 0);
      }
      const taken = zeros();
      for (const {seat, cards} of tricks)
        for (const card of cards.filter(counters)) {
          taken[seat]! += 1;
          points[seat]! += spot(card);
        }
      const slam = taken.indexOf(15);
      return slam < 0 ? points : zeros().map((_, seat) => (seat === slam ? 26 : 0));
    },
  };
}
