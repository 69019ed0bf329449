import type {GameCatalogue, Messages} from '../../../i18n/index.js';
import {hints} from './hints.en.js';
import {options} from './options.en.js';
import {stakes} from './stakes.en.js';
import {story} from './story.en.js';

type Who = Readonly<Record<'name', string>>;
type Named = Readonly<Record<'card', string>>;
type Count = Readonly<Record<'n', number>>;

const CARDS = {one: 'card', other: 'cards'};
const POINTS = {one: 'point', other: 'points'};

/** A character's name from its id, also for characters that an author has invented. */
const title = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
const isYou = (name: string, messages: Messages): boolean => name === messages.t('you');
/** A subject with its verb: `You keep`, `Vera keeps`. */
const does = (name: string, messages: Messages, verb: string): string =>
  isYou(name, messages) ? `You ${verb}` : `${name} ${verb}s`;
const whom = (name: string, messages: Messages): string => (isYou(name, messages) ? 'you' : name);
const whose = (name: string, messages: Messages): string =>
  isYou(name, messages) ? 'your' : `${name}’s`;
const own = (name: string, messages: Messages): string => (isYou(name, messages) ? 'your' : 'the');
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
  card: ({card}: Named) => title(card),
  'kingdom/card': ({card, value}: Named & {value: number}) => `${title(card)}, ${value}`,
  'kingdom/known': ({name}: Who) => `face down, you know it: ${name}`,
  'kingdom/turned': ({card, value}: Named & {value: number}) => `${title(card)} → ${value}`,
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
    `At the end: ${value} if another shows ${list(shows)}${
      without.length > 0 ? ` and none ${list(without)}` : ''
    }.`,
  'kingdom/ability/look': 'Your turn: look at the card on your left; you may swap for it.',
  'kingdom/ability/take': 'Your turn: swap it for any other card, unseen.',
  'kingdom/ability/juggle': 'Your turn: two others swap their cards.',
  'kingdom/ability/burn': 'Your turn: another’s card is discarded; a new one is drawn.',

  // the top line
  'kingdom/round': ({n, of}: Count & {of: number}) => `Round ${n} of ${of}`,
  'kingdom/turn': ({n, of}: Count & {of: number}) => `Turn ${n} of ${of}`,
  'kingdom/turn-n': ({n}: Count) => `Turn ${n}`,
  'kingdom/turn-round': ({deal, n}: Count & {deal: number}) => `Turn ${deal}, round ${n}`,
  'kingdom/goal/highest': 'Highest card scores',
  'kingdom/goal/lowest': 'Lowest card scores',
  'kingdom/goal/middle': 'Cards between score',
  'kingdom/goal/median': 'Middle card scores',
  'kingdom/goal/large': 'Lowest takes a point',
  'kingdom/wins': 'Second place wins',
  'kingdom/wins/large': 'Fewest points win',

  // on the board
  'kingdom/court': 'The other players, clockwise',
  'kingdom/first': 'first',
  'kingdom/to-act': 'to act',
  'kingdom/of-points': ({n}: Count, w) => w.plural(n, POINTS),
  'kingdom/plus-one': '+1',
  'kingdom/did/exchange': ({name}: Who) => `swap: ${name}`,
  'kingdom/did/cut': 'cut',
  'kingdom/did/fold': 'kept',
  'kingdom/did/change': 'changed',
  'kingdom/did/use': ({card}: Named) => `used ${title(card)}`,
  'kingdom/did/use-on': ({card, name}: Named & Who) => `${title(card)}: ${name}`,
  'kingdom/pile': ({n}: Count) => `${n} in the deck`,
  'kingdom/pile/top': ({card}: Named) => `top: ${title(card)}`,
  'kingdom/pile/bottom': ({card}: Named) => `bottom: ${title(card)}`,
  'kingdom/discard': ({n}: Count) => `${n} discarded`,
  'kingdom/discard/none': 'Nothing discarded',
  'kingdom/cut/depth': ({n, of}: Count & {of: number}) => `Card ${n} of ${of}`,

  // the prompt
  'kingdom/your-turn': 'Your turn',
  'kingdom/ask/choose': 'Choose a card for this round',
  'kingdom/ask/lay': ({card}: Named) => `Lay the ${title(card)}?`,
  'kingdom/ask/act': ({card}: Named) => `${title(card)}: what do you do?`,
  'kingdom/ask/change': ({card}: Named) => `Change the ${title(card)} for which card?`,
  'kingdom/ask/cut': 'How deep do you cut?',
  'kingdom/ask/cut/why': 'You get the card at that depth, yours goes away',
  'kingdom/ask/take': 'Whose card do you take?',
  'kingdom/ask/burn': 'Whose card is discarded?',
  'kingdom/ask/juggle': 'Who is the first to swap?',
  'kingdom/ask/juggle/second': ({name}: Who) => `Who swaps with ${name}?`,
  'kingdom/ask/decide': ({name, card}: Who & Named) =>
    name ? `${name} has: ${card}` : `On top lies: ${card}`,
  'kingdom/ask/decide/why': ({card}: Named) => `Swap the ${title(card)} for it?`,
  'kingdom/wait/choose': 'Everybody chooses a card',
  'kingdom/wait/choose/why': 'You may change yours until all have chosen',
  'kingdom/wait/acting': 'The others act',
  'kingdom/wait/act': ({name}: Who) => `${name} to act`,
  'kingdom/wait/then': ({names}: {names: string}) => `Then ${names}`,
  'kingdom/pick-first': 'first pick a player',
  'ui/last-trick': 'Last round',

  // refusals, read after "Not allowed:"
  'kingdom/choose-now': 'first choose a card',
  'kingdom/act-now': 'the cards are laid; act with yours',
  'kingdom/decide-now': 'first swap, or keep your card',
  'kingdom/dealer-cuts': 'the Dealer has nobody on the left; cut the deck',
  'kingdom/only-dealer-cuts': 'only the Dealer cuts the deck',
  'kingdom/deck-empty': 'the deck is empty',
  'kingdom/deck-depth': 'the deck is not so deep',
  'kingdom/no-hand': 'you have no cards in hand',
  'kingdom/no-ability': 'this card does nothing on your turn',
  'kingdom/other-players': 'pick other players',
  'kingdom/targets-none': 'nobody is picked for this',
  'kingdom/targets-one': 'pick one player',
  'kingdom/targets-two': 'pick two players',

  // events
  'kingdom/say/dealt': ({name}: Who, messages) => `New cards. ${does(name, messages, 'deal')}.`,
  'kingdom/say/round': ({n}: Count) => `Round ${n}.`,
  'kingdom/say/exchanged': (
    {name, other, card}: Who & {other: string; card: string | null},
    messages,
  ) =>
    card === null
      ? `${does(name, messages, 'swap')} with ${whom(other, messages)}.`
      : `${does(name, messages, 'swap')} with ${whom(other, messages)}. You get: ${title(card)}.`,
  'kingdom/say/cut': ({name, n}: Who & Count, messages) =>
    `${does(name, messages, 'cut')} at ${n}.`,
  'kingdom/say/cut-open': ({name, n, card}: Who & Count & Named, messages) =>
    `${does(name, messages, 'cut')} at ${n}: ${title(card)}.`,
  'kingdom/say/cut-old': ({card}: Named) => `${title(card)} is discarded.`,
  'kingdom/say/folded': ({name}: Who, messages) =>
    `${does(name, messages, 'keep')} ${isYou(name, messages) ? 'your' : 'the'} card.`,
  'kingdom/say/changed': ({name}: Who, messages) =>
    `${does(name, messages, 'change')} ${own(name, messages)} card for one of the hand.`,
  'kingdom/say/looked': (
    {name, other, card, seen}: Who & Named & {other: string; seen: string | null},
    messages,
  ) =>
    `${does(name, messages, 'show')} the ${title(card)} and ${isYou(name, messages) ? 'look' : 'looks'} at ${whose(other, messages)} card${gets(seen)}.`,
  'kingdom/say/looked-deck': ({name, card, seen}: Who & Named & {seen: string | null}, messages) =>
    `${does(name, messages, 'show')} the ${title(card)} and ${isYou(name, messages) ? 'look' : 'looks'} at the top of the deck${gets(seen)}.`,
  'kingdom/say/bought': (
    {name, other, card, got}: Who & Named & {other: string; got: string | null},
    messages,
  ) =>
    isYou(other, messages)
      ? `${does(name, messages, 'swap')} it with you. You get: ${title(card)}.`
      : `${does(name, messages, 'swap')} it with ${other}${gets(got)}.`,
  'kingdom/say/bought-deck': ({name, got}: Who & {got: string | null}, messages) =>
    `${does(name, messages, 'swap')} it for the top of the deck${gets(got)}.`,
  'kingdom/say/stolen': (
    {name, other, card, got}: Who & Named & {other: string; got: string | null},
    messages,
  ) =>
    `${does(name, messages, 'show')} the ${title(card)} and ${isYou(name, messages) ? 'take' : 'takes'} ${whose(other, messages)} card${gets(got)}.`,
  'kingdom/say/juggled': (
    {name, card, one, two, got}: Who & Named & {one: string; two: string; got: string | null},
    messages,
  ) =>
    `${does(name, messages, 'show')} the ${title(card)}: ${whom(one, messages)} and ${whom(two, messages)} swap.${
      got === null ? '' : ` You get: ${title(got)}.`
    }`,
  'kingdom/say/burned': (
    {
      name,
      card,
      other,
      burned,
      drawn,
    }: Who & Named & {other: string; burned: string; drawn: string | null},
    messages,
  ) =>
    `${does(name, messages, 'show')} the ${title(card)}: ${whose(other, messages)} ${title(burned)} is discarded.${
      drawn === null ? '' : ` You draw: ${title(drawn)}.`
    }`,
  'kingdom/say/shown': ({cards}: {cards: readonly string[]}) => `Cards shown: ${cards.join(', ')}.`,
  'kingdom/say/settled': ({cards}: {cards: readonly string[]}) => `Turned: ${cards.join(', ')}.`,
  'kingdom/say/nobody': 'Nobody scores.',
  'kingdom/say/awarded': ({name, n, names}: Who & Count & {names: string}, messages) =>
    n === 1 ? `A point for ${whom(name, messages)}.` : `A point each for ${names}.`,
  'kingdom/say/won': ({name, n, names}: Who & Count & {names: string}, messages) =>
    `Game over. ${n === 1 ? does(name, messages, 'win') : `Shared by ${names}`}.`,
  'kingdom/say/drawn': 'Game over. Nobody wins.',

  // the end
  'kingdom/player': 'Player',
  'kingdom/points': 'Points',
  'kingdom/winner': 'winner',
  'kingdom/second': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'point', other: 'points'})}: the second most`,
  'kingdom/nobody': 'All are tied at the highest or the lowest total',
  'kingdom/fewest': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'point', other: 'points'})}: the fewest`,

  // panels
  'kingdom/card-head': 'Card',
  'kingdom/value': 'Value',
  'kingdom/point': 'Point',
  'kingdom/no-round': 'No round has been shown yet',
  'kingdom/discarded': 'Discarded in this turn',
  'kingdom/deck': 'The cards',
  'kingdom/reconstruction': 'A reconstruction: the published values and texts are not known to us.',
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
  'kingdom/read/front': ({card}: Named) => `In front of you: ${card}.`,
  'kingdom/read/hand': ({n, cards}: Count & {cards: string}, messages) =>
    `In hand: ${messages.count(n, CARDS)}${cards ? `. ${cards}` : ''}.`,
  'kingdom/read/none-acted': 'Nobody has acted in this round.',
  'kingdom/read/discard': ({cards}: {cards: string}) => `Discarded: ${cards || 'none'}.`,
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type KingdomMessages = typeof en;
