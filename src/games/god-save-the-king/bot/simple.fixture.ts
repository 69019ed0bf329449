import {KING, type Outlook} from './outlook.js';
import type {BotPlayer, Chance} from './player.js';

/** Players with one fixed idea each, as beginners have them; the bot must not lose to any of them. */

/** The behaviour of a simple player. */
export interface Simple {
  readonly flanks: 'high' | 'middle' | 'low' | 'random';
  /** When the King goes to the centre: at once, in the last trick of a hand, or only if forced. */
  readonly king: 'early' | 'late' | 'never';
  readonly declares: 'truth' | 'ace' | 'credible' | 'lies' | 'any';
  readonly challenges: 'never' | 'always' | 'half';
  /** When the centre is routed: before the flip, after it, or never. */
  readonly routs: 'once' | 'late' | 'never';
}

/** The two highest cards on the flanks, the lowest between them, and always the truth. */
export const BEGINNER: Simple = {
  flanks: 'high',
  king: 'never',
  declares: 'truth',
  challenges: 'never',
  routs: 'never',
};

const flanksOf = (
  cards: readonly number[],
  kind: Simple['flanks'],
  chance: Chance,
): readonly [number, number] => {
  const last = cards.length - 1;
  if (kind === 'random') {
    const one = Math.floor(chance() * cards.length);
    const other = (one + 1 + Math.floor(chance() * last)) % cards.length;
    return [cards[one]!, cards[other]!];
  }
  const at = kind === 'high' ? 0 : kind === 'low' ? last - 1 : (last - 1) >> 1;
  return [cards[at]!, cards[at + 1]!];
};

const lie = ({own, centre}: Outlook, chance: Chance): number => {
  const others = own.filter((height) => height !== centre);
  return others[Math.floor(chance() * others.length)] ?? 12;
};

/** The player with these ideas. */
export const simplePlayer = ({flanks, king, declares, challenges, routs}: Simple): BotPlayer => ({
  form(outlook, chance) {
    const cards = [...outlook.hand];
    const due = king === 'early' || (king === 'late' && outlook.left === 0);
    const hides = outlook.king === 'hand' && (due || cards.length < 3);
    const [left, right] = flanksOf(cards, flanks, chance);
    if (hides) return {left, centre: KING, right};
    cards.splice(cards.indexOf(left), 1);
    cards.splice(cards.indexOf(right), 1);
    return {left, centre: cards.at(-1)!, right};
  },
  early: ({token}) => token && routs === 'once',
  rout: ({token}) => token && routs === 'late',
  declare(outlook, chance) {
    if (declares === 'truth') return outlook.centre;
    if (declares === 'ace') return 12;
    if (declares === 'credible') return outlook.own[0] ?? 12;
    if (declares === 'lies') return lie(outlook, chance);
    return Math.floor(chance() * 13);
  },
  answer: (_, chance) =>
    challenges === 'always' || (challenges === 'half' && chance() < 0.5) ? 'challenge' : 'accept',
});

/**
 * High flanks with every combination of places for the King, truth or ace, challenges and routs. The
 * first one is the beginner.
 */
export const SIMPLE: readonly Simple[] = (['never', 'early', 'late'] as const).flatMap((king) =>
  (['truth', 'ace'] as const).flatMap((declares) =>
    (['never', 'always'] as const).flatMap((challenges) =>
      (['never', 'once'] as const).map((routs): Simple => ({
        flanks: 'high',
        king,
        declares,
        challenges,
        routs,
      })),
    ),
  ),
);
