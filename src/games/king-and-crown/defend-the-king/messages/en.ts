import type {GameCatalogue} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, does} from '../../messages/en.js';

type Who = Readonly<Record<'name', string>>;
type Many = Readonly<Record<'n', number>>;

/** The messages of Defend the King in English. */
export const en = {
  ...crown,
  'game/defend-the-king': 'Defend the King',

  'option/multi': 'With three or more, out is',
  'option/multi/anyThwart': 'who is thwarted',
  'option/multi/pureLoser': 'who is thwarted and thwarts nobody',

  // the table
  'defend/goal': 'the card that thwarts wins',
  'defend/goal/many': 'the last one standing wins',
  'defend/match': ({n, of}: Many & {of: number}) => `Match ${n} of ${of}`,
  'defend/court': 'Players and their cards',
  'defend/is-out': 'out',
  'defend/ask': 'Choose a card in secret',
  'defend/ask/why': 'All are shown together, then taken back',
  'defend/waiting': 'Other cards are still to come',
  'defend/watching': 'You are out; the others go on',
  'defend/none': 'Nobody is out',

  // refusals, read after "Not allowed:"
  'defend/out': 'you are out of this match',

  // events
  'defend/say/match': ({n}: Many) => `Match ${n}.`,
  'defend/say/shows': ({name, card}: Who & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'defend/say/returned': 'Nobody is out. Choose again.',
  'defend/say/out': ({names}: {names: string}) => `Out: ${names}.`,
  'defend/say/won': ({name}: Who, messages) => `${does(name, messages, 'win')} the match.`,

  // readings
  'defend/read/none': 'No cards have been shown yet.',
  'defend/read/still': ({names}: {names: string}) => `Still in: ${names}.`,

  // the bot's reason
  'defend/why': 'Each card equally often: that cannot be foreseen.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type DefendMessages = typeof en;
