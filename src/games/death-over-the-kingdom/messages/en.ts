import {agree, does, listed, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import {hints} from './hints.en.js';
import {options} from './options.en.js';
import {stakes} from './stakes.en.js';
import {story} from './story.en.js';

type OneCard = Readonly<Record<'card', string>>;
type Count = Readonly<Record<'n', number>>;

const CARDS = {one: 'card', other: 'cards'};
const POINTS = {one: 'point', other: 'points'};

/** A character's name from its id, also for characters that an author has invented. */
const title = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
const own = ({isReader}: Player): string => (isReader ? 'your' : 'the');
/** Characters with their article: `a Merchant, a Thief or an Innkeeper`. */
const list = (cards: readonly string[]): string =>
  cards
    .map(title)
    .map((name) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
const gets = (card: string | null): string => (card === null ? '' : `: ${title(card)}`);

/** The messages of Death Over the Kingdom in English. */
export const en = {
  'game/death-over-the-kingdom': 'Death Over the Kingdom',
  ...options,
  ...hints,
  ...stakes,
  ...story,

  // cards
  card: ({card}: OneCard) => title(card),
  'kingdom/card': ({card, value}: OneCard & {value: number}) => `${title(card)}, ${value}`,
  'kingdom/known': ({name}: {name: string}) => `face down, you know it: ${name}`,
  'kingdom/turned': ({card, value}: OneCard & {value: number}) => `${title(card)} → ${value}`,
  'kingdom/ability/none': 'No ability.',
  'kingdom/ability/turn': ({
    shows,
    without,
    value,
  }: {
    shows: readonly string[];
    without: readonly string[];
    value: number;
  }) =>
    `At the end: ${value} if another player shows ${list(shows)}${
      without.length > 0 ? `, but nobody ${list(without)}` : ''
    }.`,
  'kingdom/ability/look': 'Your turn: look at the card on your left; you may swap the two.',
  'kingdom/ability/take': 'Your turn: swap it for any other card, unseen.',
  'kingdom/ability/juggle': 'Your turn: two others swap their cards.',
  'kingdom/ability/burn': 'Your turn: another’s card is discarded; a new one is drawn.',

  // the top line
  'kingdom/round': ({n, of}: Count & {of: number}) => `Round ${n} of ${of}`,
  'kingdom/turn': ({deal, of, round}: Record<'deal' | 'of' | 'round', number>) =>
    `Turn ${deal}/${of}, round ${round}`,
  'kingdom/turn-n': ({n}: Count) => `Turn ${n}`,
  'kingdom/turn-round': ({deal, n}: Count & {deal: number}) => `Turn ${deal}, round ${n}`,
  'kingdom/goal/highest': 'Highest card scores',
  'kingdom/goal/lowest': 'Lowest card scores',
  'kingdom/goal/middle': 'Cards in between score',
  'kingdom/goal/median': 'Middle card scores',
  'kingdom/goal/large': 'Lowest takes a point',
  'kingdom/wins': 'Second place wins',
  'kingdom/wins/large': 'Fewest points win',

  // on the board
  'kingdom/court': 'The other players, clockwise',
  'kingdom/first': 'first',
  'kingdom/to-act': 'to act',
  'kingdom/of-points': ({n}: Count, w) => w.plural(n, POINTS),
  'kingdom/rail': 'The standing',
  'kingdom/plus-one': '+1',
  'kingdom/did/exchange': ({players}: {players: readonly Player[]}) => `swap: ${listed(players)}`,
  'kingdom/did/cut': 'cut the deck',
  'kingdom/did/fold': 'kept',
  'kingdom/did/change': 'changed',
  'kingdom/did/use': ({card}: OneCard) => `used ${title(card)}`,
  'kingdom/did/use-on': ({card, players}: OneCard & {players: readonly Player[]}) =>
    `${title(card)}: ${listed(players)}`,
  'kingdom/pile': ({n}: Count) => `${n} in the deck`,
  'kingdom/pile/top': ({card}: OneCard) => `top: ${title(card)}`,
  'kingdom/pile/bottom': ({card}: OneCard) => `bottom: ${title(card)}`,
  'kingdom/discard': ({n}: Count) => `${n} discarded`,
  'kingdom/discard/none': 'Nothing discarded',
  'kingdom/cut/depth': ({n, of}: Count & {of: number}) => `Card ${n} of ${of}`,

  // the prompt
  'kingdom/your-turn': 'Your turn',
  'kingdom/ask/choose': 'Choose a card for this round',
  'kingdom/ask/lay': ({card}: OneCard) => `Play the ${title(card)}?`,
  'kingdom/ask/act': ({card}: OneCard) => `${title(card)}: what do you do?`,
  'kingdom/ask/change': ({card}: OneCard) => `Change the ${title(card)} for which card?`,
  'kingdom/ask/cut': 'How deep do you cut?',
  'kingdom/ask/cut/why': 'You get the card at that depth; yours goes',
  'kingdom/ask/take': 'Whose card do you take?',
  'kingdom/ask/burn': 'Whose card is discarded?',
  'kingdom/ask/juggle': 'Who is the first to swap?',
  'kingdom/ask/juggle/second': ({name}: Player) => `Who swaps with ${name}?`,
  'kingdom/ask/decide': ({name, card}: Player & OneCard) =>
    name ? `${name} has: ${card}` : `On top: ${card}`,
  'kingdom/ask/decide/why': ({card}: OneCard) => `Swap the ${title(card)} for it?`,
  'kingdom/wait/choose': 'Everybody chooses a card',
  'kingdom/wait/choose/why': 'You may change yours until all have chosen',
  'kingdom/wait/acting': 'The others act',
  'kingdom/wait/act': ({name}: Player) => `${name} to act`,
  'kingdom/wait/then': ({players}: {players: readonly Player[]}) => `Then ${listed(players)}`,
  'kingdom/pick-first': 'first pick a player',
  'ui/last-trick': 'Last round',

  // refusals, read after "Not allowed:"
  'kingdom/choose-now': 'first choose a card',
  'kingdom/act-now': 'the cards are down; act with yours',
  'kingdom/decide-now': 'first swap, or keep your card',
  'kingdom/dealer-cuts': 'the Dealer has nobody on the left; cut the deck',
  'kingdom/only-dealer-cuts': 'only the Dealer cuts the deck',
  'kingdom/deck-empty': 'the deck is empty',
  'kingdom/deck-depth': 'the deck is not that deep',
  'kingdom/no-hand': 'you have no cards in hand',
  'kingdom/no-ability': 'this card does nothing on your turn',
  'kingdom/other-players': 'pick other players',
  'kingdom/targets-none': 'this needs no player',
  'kingdom/targets-one': 'pick one player',
  'kingdom/targets-two': 'pick two players',

  // events
  'kingdom/say/dealt': (who: Player) => `New cards. ${does(who, 'deal')}.`,
  'kingdom/say/round': ({n}: Count) => `Round ${n}.`,
  'kingdom/say/exchanged': ({
    other,
    card,
    ...who
  }: Player & {other: Player; card: string | null}) =>
    card === null
      ? `${does(who, 'swap')} with ${whom(other)}.`
      : `${does(who, 'swap')} with ${whom(other)}. You get: ${title(card)}.`,
  'kingdom/say/cut': ({n, ...who}: Player & Count) =>
    `${does(who, 'cut')} the deck and ${agree(who, 'get')} card ${n}.`,
  'kingdom/say/cut-open': ({n, card, ...who}: Player & Count & OneCard) =>
    `${does(who, 'cut')} the deck and ${agree(who, 'get')} card ${n}: ${title(card)}.`,
  'kingdom/say/cut-old': ({card}: OneCard) => `${title(card)} is discarded.`,
  'kingdom/say/folded': (who: Player) => `${does(who, 'keep')} ${own(who)} card.`,
  'kingdom/say/changed': (who: Player) =>
    `${does(who, 'change')} ${own(who)} card for one from the hand.`,
  'kingdom/say/looked': ({
    other,
    card,
    seen,
    ...who
  }: Player & OneCard & {other: Player; seen: string | null}) =>
    `${does(who, 'show')} the ${title(card)} and ${agree(who, 'look')} at ${whose(other)} card${gets(seen)}.`,
  'kingdom/say/looked-deck': ({card, seen, ...who}: Player & OneCard & {seen: string | null}) =>
    `${does(who, 'show')} the ${title(card)} and ${agree(who, 'look')} at the top of the deck${gets(seen)}.`,
  'kingdom/say/bought': ({
    other,
    card,
    got,
    ...who
  }: Player & OneCard & {other: Player; got: string | null}) =>
    other.isReader
      ? `${does(who, 'swap')} it with you. You get: ${title(card)}.`
      : `${does(who, 'swap')} it with ${other.name}${gets(got)}.`,
  'kingdom/say/bought-deck': ({got, ...who}: Player & {got: string | null}) =>
    `${does(who, 'swap')} it for the top of the deck${gets(got)}.`,
  'kingdom/say/stolen': ({
    other,
    card,
    got,
    ...who
  }: Player & OneCard & {other: Player; got: string | null}) =>
    `${does(who, 'show')} the ${title(card)} and ${agree(who, 'take')} ${whose(other)} card${gets(got)}.`,
  'kingdom/say/juggled': ({
    card,
    one,
    two,
    got,
    ...who
  }: Player & OneCard & {one: Player; two: Player; got: string | null}) =>
    `${does(who, 'show')} the ${title(card)}: ${whom(one)} and ${whom(two)} swap.${
      got === null ? '' : ` You get: ${title(got)}.`
    }`,
  'kingdom/say/burned': ({
    card,
    other,
    burned,
    drawn,
    ...who
  }: Player & OneCard & {other: Player; burned: string; drawn: string | null}) =>
    `${does(who, 'show')} the ${title(card)}: ${whose(other)} ${title(burned)} is discarded.${
      drawn === null ? '' : ` You draw: ${title(drawn)}.`
    }`,
  'kingdom/say/shown': ({cards}: {cards: readonly string[]}) => `Cards shown: ${cards.join(', ')}.`,
  'kingdom/say/settled': ({cards}: {cards: readonly string[]}) => `Turned: ${cards.join(', ')}.`,
  'kingdom/say/nobody': 'Nobody scores.',
  'kingdom/say/awarded': ({n, players, ...who}: Player & Count & {players: readonly Player[]}) =>
    n === 1 ? `A point for ${whom(who)}.` : `A point each for ${listed(players)}.`,
  'kingdom/say/won': ({n, players, ...who}: Player & Count & {players: readonly Player[]}) =>
    `Game over. ${n === 1 ? does(who, 'win') : `Shared by ${listed(players)}`}.`,
  'kingdom/say/drawn': 'Game over. Nobody wins.',

  // the end
  'kingdom/player': 'Player',
  'kingdom/points': 'Points',
  'kingdom/winner': 'winner',
  'kingdom/second': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'point', other: 'points'})}: the second most`,
  'kingdom/nobody': 'All are tied for the highest or lowest total',
  'kingdom/fewest': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'point', other: 'points'})}: the fewest`,

  // panels
  'kingdom/card-head': 'Card',
  'kingdom/value': 'Value',
  'kingdom/point': 'Point',
  'kingdom/no-round': 'No round has been shown yet',
  'kingdom/discarded': 'Discarded this turn',
  'kingdom/deck': 'The cards',
  'kingdom/colours':
    'A red number acts on its player’s turn, a green one may turn at the end of the round, and a black one does nothing.',
  'kingdom/reconstruction': 'A reconstruction: the published values and texts are unknown.',
  'kingdom/copies': ({n}: Count) => `, ${n} of them`,
  'kingdom/phase/choose': 'Choose',
  'kingdom/phase/act': 'Act',
  'kingdom/phase/decide': 'Act',
  'kingdom/phase/show': 'Show and score',
  'kingdom/phase/endAbilities': 'Show and score',
  'kingdom/phase/award': 'Show and score',
  'kingdom/phase/discard': 'Show and score',
  'kingdom/phase/turnStart': 'Choose',
  'kingdom/phase/turnEnd': 'The end',
  'kingdom/phase/over': 'The end',
  'kingdom/phase/large': 'The large game',
  'kingdom/read/front': ({card}: OneCard) => `In front of you: ${card}.`,
  'kingdom/read/hand': ({n, cards}: Count & {cards: string}, messages) =>
    `In hand: ${messages.count(n, CARDS)}${cards ? `. ${cards}` : ''}.`,
  'kingdom/read/none-acted': 'Nobody has acted this round.',
  'kingdom/read/discard': ({cards}: {cards: string}) => `Discarded: ${cards || 'none'}.`,
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type KingdomMessages = typeof en;
