import {agree, does, whom} from '../../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/en.js';

type InPlace = Readonly<Record<'at', number>>;
type Count = Readonly<Record<'n', number>>;
type OneCard = Readonly<Record<'card', CourtCard>>;

const ORDER = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** The messages of Find the King in English. */
export const en = {
  ...crown,
  'game/find-the-king': 'Find the King',

  'option/lordArranges': 'The lord lays the cards',

  // the table
  'find/goal': 'one King among five cards',
  'find/match': ({n, of}: Count & {of: number}) => `Match ${n} of ${of}`,
  'find/place': ({n}: Count) => `${ORDER[n]} card`,
  'find/spread': 'The five cards',
  'find/stop': 'Stop, and lose',
  'find/ask/shuffle': ({n}: Count) => `Lay the ${ORDER[n]} card, face down`,
  'find/ask/shuffle/why': ({name}: Player) => `${name} will look for the King`,
  'find/ask/pick': 'Reveal a card',
  'find/ask/pick/why': 'The King wins; the Knight allows one more',
  'find/ask/extra': 'The Knight: reveal one more',
  'find/ask/extra/why': 'Only the King wins now',
  'find/waiting/shuffle': (who: Player) => `${does(who, 'lay')} the cards`,
  'find/waiting/pick': (who: Player) => `${does(who, 'reveal')} a card`,
  'find/waiting/extra': (who: Player) => `${does(who, 'reveal')} one more card`,
  'find/waiting/lord': 'You win if the King stays hidden',
  'find/guess': ({name}: Player) => `Guess: which card will ${name} turn?`,
  'find/guess/why': 'You win if the King stays hidden. A guess is only for fun',
  'find/no-guess': 'No guess',
  'find/foreseen': 'as you guessed',
  'find/one-of': ({n}: Count) => `One of ${['', '', '', '', 'four', 'five'][n]} is the King`,
  'find/turns': ({at, ...who}: Player & InPlace) => `${does(who, 'turn')} the ${ORDER[at]} card`,
  'find/lord-now': ({name, isReader}: Player) =>
    isReader ? 'Now you are the lord' : `Now ${name} is the lord`,
  'find/shuffled': 'Five cards are shuffled',
  'find/legend/king': (who: Player) => `${whom(who)} ${agree(who, 'win')}`,
  'find/legend/knight': 'one more card',
  'find/legend/other': (who: Player) => `${whom(who)} ${agree(who, 'win')}`,
  'find/verdict/king': 'The King is found',
  'find/verdict/knight': 'The Knight: one more',
  'find/verdict/other': ({card}: OneCard) => `Not the King: the ${CARDS[card]}`,
  'find/verdict/hidden': 'The King stayed hidden',
  'find/where': ({at}: InPlace) => `The King was the ${ORDER[at]} card`,

  // the end
  'find/title/found': ({name, isReader}: Player) =>
    isReader ? 'You win: you found the King' : `${name} found the King`,
  'find/title/hidden': ({name, isReader, laid}: Player & {laid: boolean}) =>
    isReader
      ? `You win: ${laid ? 'you hid the King well' : 'the King stayed hidden'}`
      : laid
        ? `${name} hid the King well`
        : 'the King stayed hidden',
  'find/then': 'then',
  'find/instead': 'instead of',
  'find/end/found': ({at}: InPlace) => `He was the ${ORDER[at]} card, and the first to be turned.`,
  'find/end/knight': ({at}: InPlace) => `First the Knight, then the ${ORDER[at]} card: the King.`,
  'find/end/hidden': ({name, at, card}: Player & InPlace & OneCard) =>
    `${name} turned the ${CARDS[card]}. The King was the ${ORDER[at]} card.`,
  'find/end/stopped': ({name, at}: Player & InPlace) =>
    `${name} stopped at the Knight. The King was the ${ORDER[at]} card.`,
  'find/end/foreseen': ({right, of}: {right: number; of: number}) =>
    of === 1
      ? `You guessed ${right ? 'right' : 'wrong'} which card would be turned.`
      : `You guessed ${right} of ${of} turned cards.`,
  'find/end/series': ({mine, theirs}: {mine: number; theirs: number}) =>
    `Matches ${mine} to ${theirs}.`,
  'find/turning/knight': 'The Knight opened the way: one match in twenty goes that way.',
  'find/turning/chance': 'The Knight gave a second chance, one in four.',
  'find/turning/level': ({
    match,
    found,
    other,
    ...who
  }: Player & {match: number; found: boolean; other: Player}) =>
    `Match ${match}: ${whom(who)} drew level, with the King ${
      found ? 'found' : 'hidden'
    }. Until then ${whom(other)} led.`,

  // refusals, read after "Not allowed:"
  'find/already-laid': 'that card is already down',
  'find/already-open': 'that card is face up',
  'find/lay-first': 'first lay all five cards',
  'find/reveal-first': 'first reveal a card',

  // events
  'find/say/lord': ({match, ...who}: Player & {match: number}) =>
    `Match ${match}. ${does(who, 'are', 'is')} the lord.`,
  'find/say/laid': (who: Player) => `${does(who, 'lay')} a card.`,
  'find/say/laid-card': ({card, ...who}: Player & OneCard) =>
    `${does(who, 'lay')} the ${CARDS[card]}.`,
  'find/say/revealed': ({at, card, ...who}: Player & InPlace & OneCard) =>
    `${does(who, 'reveal')} the ${ORDER[at]} card: the ${CARDS[card]}.`,
  'find/say/another': (who: Player) => `${does(who, 'reveal')} one more card.`,
  'find/say/stopped': (who: Player) => `${does(who, 'stop')}.`,
  'find/say/won': ({at, ...who}: Player & InPlace) =>
    `${does(who, 'win')} the match. The King was the ${ORDER[at]} card.`,

  // readings
  'find/read/down': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'card lies', other: 'cards lie'})} face down.`,
  'find/read/open': ({n, card}: Count & OneCard) => `The ${ORDER[n]} card is the ${CARDS[card]}.`,
  'find/read/legal': ({n}: Count, messages) =>
    `${messages.count(n, {one: 'card', other: 'cards'})} to choose from.`,

  // the bot's reasons
  'find/why/reveal': 'All face-down cards are equally likely.',
  'find/why/lay': 'A random order cannot be guessed.',

  // the aim, and the coach marks
  'aim/find-the-king': 'The vassal looks for the King; the lord wins if he stays hidden',
  'crown/tip/turn': 'Turn one card. The Knight lets you turn one more.',
  'crown/tip/hide': 'You are the lord: you win if the King stays hidden. Guess, for fun.',
} satisfies GameCatalogue;

/** The keys of these sentences, with the values that they take. */
export type FindMessages = typeof en;
