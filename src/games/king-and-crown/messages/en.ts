import {does} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import type {CourtCard} from '../rules/deck.js';

/** The names of the cards in English. */
export const CARDS: Readonly<Record<CourtCard, string>> = {
  king: 'King',
  dragon: 'Dragon',
  knight: 'Knight',
  witch: 'Witch',
  beggar: 'Beggar',
};

type Count = Readonly<Record<'n', number>>;
/** What decided a match, as it stands within a sentence. */
type Text = Readonly<Record<'text', string>>;
type Pair = Readonly<Record<'card' | 'other', CourtCard>>;

/** The messages that the games of the family share, in English. */
export const crown = {
  'option/bestOf': 'Best of',

  'crown/card': ({card}: {readonly card: CourtCard}) => CARDS[card],
  'crown/lord': 'lord',
  'crown/vassal': 'vassal',
  'crown/thwarts': ({card, other}: Pair) => `${CARDS[card]} thwarts ${CARDS[other]}`,
  'crown/wins': ({n}: Count) => `${n} won`,
  'crown/won': (winner: Player) => does(winner, 'win'),
  'crown/say/over': (who: Player) => `Game over. ${does(who, 'win')}.`,
  'crown/read/score': ({name, n}: Player & Count, messages) =>
    `${name}: ${messages.count(n, {one: 'match', other: 'matches'})}.`,

  // the reveal of hidden choices
  'crown/places': 'Players and their cards',
  'crown/place/own': 'Your card',
  'crown/in': 'in',
  'crown/face-down': 'a card face down',
  'crown/only-you': 'in secret',
  'crown/progress': ({n, of}: Count & {readonly of: number}) =>
    n < of ? `${n} of ${of} are in` : of === 2 ? 'Both are in' : 'All are in',

  // how to go on, and the end
  'crown/your-card-is-in': 'Your card is in',
  'crown/change': 'Choose another to change it',
  'crown/turn-together': ({n}: Count) => (n === 2 ? 'Both turn together' : 'All turn together'),
  'crown/next-match': 'Next match',
  'crown/lead': ({mine, theirs}: {readonly mine: number; readonly theirs: number}) =>
    `matches ${mine} to ${theirs}`,
  'crown/you-lose': ({text}: Text) => `You lose: ${text}`,
  'crown/matches': 'matches',

  // the aim, and the coach marks
  'crown/tip/secret': 'Choose in secret; you may change until all are in.',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type CrownMessages = typeof crown;
