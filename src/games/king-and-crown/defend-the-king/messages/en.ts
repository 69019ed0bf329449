import {does, listed, whom, whose} from '../../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/en.js';

type Count = Readonly<Record<'n', number>>;

type BeatenCard = Readonly<Record<'card' | 'beaten', CourtCard>>;

/** Titles of cards in a list: `Beggar and Knight`. */
const both = (cards: readonly CourtCard[]): string =>
  cards.map((card) => CARDS[card]).join(' and ');

/** The messages of Defend the King in English. */
export const en = {
  ...crown,
  'game/defend-the-king': 'Defend the King',

  'option/multi': 'With three or more, a player is out',
  'option/multi/anyThwart': 'if thwarted',
  'option/multi/pureLoser': 'if thwarted and thwarting nobody',

  // the table
  'defend/goal': 'the card that thwarts wins',
  'defend/goal/many': 'the last one standing wins',
  'defend/match': ({n, of}: Count & {of: number}) => `Match ${n} of ${of}`,
  'defend/is-out': 'out',
  'defend/stays': 'stays in',
  'defend/wins': 'wins',
  'defend/thwarted': 'thwarted',
  'defend/ask': 'Choose a card in secret',
  'defend/ask/why': 'All turn together; then you take yours back',
  'defend/waiting': 'Cards are being chosen',
  'defend/waiting/why': ({players}: {players: readonly Player[]}) =>
    players[1] ? 'The others are choosing' : `${players[0]!.name} is choosing`,
  'defend/watching': 'You are out; the others go on',
  'defend/verdict/same': ({card, n}: {card: CourtCard} & Count) =>
    n === 2 ? `Both chose the ${CARDS[card]}` : `All chose the ${CARDS[card]}`,
  'defend/verdict/all': ({pure}: {pure: boolean}) =>
    pure ? 'Every card thwarts another' : 'Every card is thwarted',
  'defend/verdict/out': ({by, out}: Readonly<Record<'by' | 'out', readonly CourtCard[]>>) =>
    `${both(by)} ${by.length === 1 ? 'thwarts' : 'thwart'} ${both(out)}`,
  'defend/none': 'Nobody is out',
  'defend/none/same': 'No card thwarts its like. Choose again',
  'defend/none/all': ({pure}: {pure: boolean}) =>
    pure
      ? 'Anyone whose card thwarts another stays in. Choose again'
      : 'All would be out, so all stay in. Choose again',
  'defend/left': ({players, own}: {players: readonly Player[]; own: boolean}) =>
    own ? `Still in: ${listed(players)}. You choose again.` : `Still in: ${listed(players)}.`,
  'defend/match-won': (who: Player) => `${does(who, 'win')} the match`,
  'defend/choose-again': 'Choose again',

  // the end
  'defend/title': ({card, ...who}: Player & {card: CourtCard}) =>
    `${does(who, 'win')} with the ${CARDS[card]}`,
  'defend/title/many': (who: Player) =>
    who.isReader
      ? 'You win: you are the last one standing'
      : `${who.name} is the last one standing`,
  'defend/thwarts-word': 'thwarts',
  'defend/out-in': ({n}: Count) => `out in reveal ${n}`,
  'defend/turning/level': ({
    n,
    other,
    card,
    beaten,
    ...who
  }: Count & Player & {other: Player} & BeatenCard) =>
    `Match ${n}: ${whose(who)} ${CARDS[card]} thwarted the ${CARDS[beaten]}. Until then ${whom(
      other,
    )} led.`,
  'defend/turning/equal': ({n, times}: Count & {times: number}) =>
    `Match ${n}: both chose the same card ${times} times before one thwarted the other.`,
  'defend/turning/out': ({
    n,
    players,
    by,
  }: Count & {players: readonly Player[]; by: readonly CourtCard[]}) =>
    `Reveal ${n}: the ${both(by)} put ${listed(players)} out.`,

  // refusals, read after "Not allowed:"
  'defend/out': 'you are out of this match',

  // events
  'defend/say/match': ({n}: Count) => `Match ${n}.`,
  'defend/say/shows': ({name, card}: Player & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'defend/say/returned': 'Nobody is out. Choose again.',
  'defend/say/out': ({players}: {players: readonly Player[]}) =>
    players[1] || !players[0]!.isReader ? `Out: ${listed(players)}` : 'You are out',
  'defend/say/won': (who: Player) => `${does(who, 'win')} the match.`,

  // readings
  'defend/read/none': 'No cards have been shown yet.',
  'defend/read/still': ({players}: {players: readonly Player[]}) => `Still in: ${listed(players)}.`,

  // the bot's reason
  'defend/why': 'Each card equally often: nobody can predict that.',

  // the aim, and the coach marks
  'aim/defend-the-king': 'Thwart the others; the last one standing wins',
  'crown/tip/ring': 'Each card thwarts two others: follow the arrows.',
  'crown/tip/together': 'All cards turn at the same moment.',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type DefendMessages = typeof en;
