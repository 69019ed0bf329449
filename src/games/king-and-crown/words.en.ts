import type {Catalogue, Words} from '../../words/index.js';
import type {CourtCard} from './deck.js';

/** The titles in English. */
export const CARDS: Readonly<Record<CourtCard, string>> = {
  king: 'King',
  dragon: 'Dragon',
  knight: 'Knight',
  witch: 'Witch',
  beggar: 'Beggar',
};

/** `You stop`, `Vera stops`. */
export const does = (name: string, words: Words, verb: string): string =>
  name === words.t('you') ? `You ${verb}` : `${name} ${verb}s`;

type Who = Readonly<Record<'name', string>>;
type Many = Readonly<Record<'n', number>>;
type Pair = Readonly<Record<'card' | 'other', CourtCard>>;

/** What the games of the family say alike, in English. */
export const crown: Catalogue = {
  'option/bestOf': 'Best of',

  'crown/card': ({card}: {readonly card: CourtCard}) => CARDS[card],
  'crown/lord': 'lord',
  'crown/vassal': 'vassal',
  'crown/thwarts': ({card, other}: Pair) => `${CARDS[card]} thwarts ${CARDS[other]}`,
  'crown/wins': ({n}: Many) => `${n} won`,
  'crown/won': ({name}: Who, words) => does(name, words, 'win'),
  'crown/say/over': ({name}: Who, words) => `Game over. ${does(name, words, 'win')}.`,
  'crown/read/score': ({name, n}: Who & Many, words) =>
    `${name}: ${words.count(n, {one: 'match', other: 'matches'})}.`,
};
