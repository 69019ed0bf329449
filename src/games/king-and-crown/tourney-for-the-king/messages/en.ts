import {does, whom, whose} from '../../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/en.js';

type TwoPlayers = Readonly<Record<'one' | 'other', Player>>;
type Scores = Readonly<Record<'scores', readonly number[]>>;
type Count = Readonly<Record<'n', number>>;
type Cards = Readonly<Record<'cards', readonly CourtCard[]>>;
type OneCard = Readonly<Record<'card', CourtCard>>;
type Round = Readonly<Record<'round', number>>;

/** The messages of Tourney for the King in English. */
export const en = {
  ...crown,
  card: ({card}: {card: string}) => CARDS[card as CourtCard],
  'game/tourney-for-the-king': 'Tourney for the King',

  'option/bestOf': 'Best of',
  'option/stopEarly': 'Stop when decided',
  'option/tieGame': 'A drawn match',
  'option/tieGame/draw': 'is a draw',
  'option/tieGame/rematch': 'is played again',
  'option/tieRound': 'If even the unused totals are equal',
  'option/tieRound/bothScore': 'both score',
  'option/tieRound/none': 'nobody scores',

  // the table
  'tourney/goal': 'the higher card wins the round',
  'tourney/round': ({round}: Round) => `Round ${round} of 5`,
  'tourney/rounds': 'Rounds',
  'tourney/series': ({one, other, scores}: TwoPlayers & Scores) =>
    `matches: ${one.name} ${scores[0]}, ${other.name} ${scores[1]}`,
  'tourney/unused': 'Unused',
  'tourney/in-all': ({n}: Count) => `${n} in all`,
  'tourney/rounds-won': ({n}: Count, messages) =>
    messages.count(n, {one: 'round won', other: 'rounds won'}),
  'tourney/cards': ({cards}: Cards) => cards.map((card) => CARDS[card]).join(', '),
  'tourney/ask': 'Choose a card',
  'tourney/ask/why': 'Nobody sees it before both have chosen',
  'tourney/chosen': ({card}: OneCard) => `You chose the ${CARDS[card]}`,
  'tourney/waiting': 'Both choose a card',
  'tourney/standing': ({one, other, scores}: TwoPlayers & Scores) =>
    `${one.name} ${scores[0]}, ${other.name} ${scores[1]}`,
  'tourney/after': ({round, one, other, scores}: Round & TwoPlayers & Scores) =>
    `Round ${round}: now ${whom(one)} ${scores[0]}, ${whom(other)} ${scores[1]}`,
  'tourney/to-go': ({n}: Count, messages) =>
    messages.count(n, {one: 'round to go', other: 'rounds to go'}),
  'tourney/verdict/beats': ({
    card,
    low,
    loser,
    ...who
  }: Player & OneCard & {low: CourtCard; loser: Player}) =>
    `${whose(who, 'Your')} ${CARDS[card]} beats ${whose(loser)} ${CARDS[low]}`,
  'tourney/rounds-over': 'All rounds have been played',
  'tourney/turn': ({round}: Round) => `Round ${round}: both turn together`,
  'tourney/last': 'The last cards meet',
  'tourney/last/open': 'The match hangs on them',
  'tourney/last/decided': 'They no longer matter',
  'tourney/won': (who: Player) => does(who, 'win'),
  'tourney/drawn': 'A draw',
  'tourney/match/won': ({n, ...who}: Player & Count) => `${does(who, 'win')} match ${n}`,
  'tourney/match/drawn': ({n}: Count) => `Match ${n} is drawn`,

  // the end
  'tourney/title': (who: Player) => `${does(who, 'win')} the tourney`,
  'tourney/column': 'rounds',
  'tourney/level': 'A draw',
  'tourney/end/rounds': ({mine, theirs}: Record<'mine' | 'theirs', number>) =>
    `Rounds ${mine} to ${theirs}.`,
  'tourney/end/nobody': ({rounds}: {rounds: readonly number[]}) =>
    rounds.length === 5
      ? 'In all of them the cards were equal, and so were the totals unused.'
      : `Nobody won ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ').replace(/, (?=\d+$)/, ' and ')}: equal cards, and equal totals unused.`,
  'tourney/end/matches': ({mine, theirs}: Record<'mine' | 'theirs', number>) =>
    `Matches ${mine} to ${theirs}.`,
  'tourney/turning/tie': ({
    round,
    card,
    own,
    other,
    ...who
  }: Round & Player & OneCard & Record<'own' | 'other', number>) =>
    `Round ${round}: both played the ${CARDS[card]}; ${whom(
      who,
    )} won it with ${own} unused to ${other}.`,
  'tourney/turning/spent': ({
    round,
    other,
    card,
    low,
    ...who
  }: Round & Player & OneCard & {other: Player; low: CourtCard}) =>
    `Round ${round}: ${whom(other)} spent the ${CARDS[card]} on ${whose(who)} ${CARDS[low]}.`,
  'tourney/turning/level': ({n, other, ...who}: Count & Player & {other: Player}) =>
    `Match ${n}: ${whom(who)} drew level. Until then ${whom(other)} led.`,

  // refusals, read after "Not allowed:"
  'tourney/set-aside': 'that card has been used',

  // events
  'tourney/say/match': ({n}: Count) => `Match ${n}. Five cards each.`,
  'tourney/say/cards': ({round, one, other, cards}: Round & TwoPlayers & Cards) =>
    `Round ${round}: ${one.name} ${CARDS[cards[0]!]}, ${other.name} ${CARDS[cards[1]!]}.`,
  'tourney/say/round': (who: Player) => `${does(who, 'win')} the round.`,
  'tourney/say/unused': ({own, other, ...who}: Player & Record<'own' | 'other', number>) =>
    `Equal cards: ${does({...who, name: whom(who)}, 'win')} with ${own} unused to ${other}.`,
  'tourney/say/nobody': 'Equal cards, and equal totals unused: nobody wins the round.',
  'tourney/say/both': 'Equal cards, and equal totals unused: both score.',
  'tourney/say/scored': ({one, other, scores, n}: TwoPlayers & Scores & Count) =>
    `Match ${n}: ${one.name} ${scores[0]}, ${other.name} ${scores[1]}.`,
  'tourney/say/over': ({drawn, ...who}: Player & {drawn: boolean}) =>
    drawn ? 'Game over. A draw.' : `Game over. ${does(who, 'win')}.`,

  // readings
  'tourney/read/unused': ({name, cards, n}: Player & Cards & Count) =>
    `${name}: ${cards.map((card) => CARDS[card]).join(', ') || 'no cards'}; unused ${n}.`,
  'tourney/read/legal': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'card', other: 'cards'})} to choose from.`,
  'tourney/read/none': 'No round has been played.',

  // the bot's reasons
  'tourney/why/decided': 'The match is decided: any card will do.',
  'tourney/why/sure': ({card}: OneCard) => `Nothing is better here than the ${CARDS[card]}.`,
  'tourney/why/mixed': ({card, percent}: OneCard & {percent: number}) =>
    `Be unpredictable: the ${CARDS[card]} is right here ${percent} times in a hundred.`,
  'tourney/why/mixed/other': ({card, percent}: OneCard & {percent: number}) =>
    `To be unpredictable: the ${CARDS[card]} is right here ${percent} times in a hundred.`,
  'tourney/why/beats': ({card, n, of}: OneCard & Count & {of: number}) =>
    `The ${CARDS[card]} beats ${n} of ${of} possible cards; cards that beat more are played more often.`,

  // the aim, and the coach marks
  'aim/tourney-for-the-king': 'Five cards, five rounds; on a tie, the higher total unused wins',
  'crown/tip/spent': 'A used card is gone; on equal cards, the player who has spent less wins.',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type TourneyMessages = typeof en;
