import type {GameCatalogue} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, does} from '../../messages/en.js';

type Who = Readonly<Record<'name', string>>;
type At = Readonly<Record<'at', number>>;
type Many = Readonly<Record<'n', number>>;
type One = Readonly<Record<'card', CourtCard>>;

const ORDER = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** The messages of Find the King in English. */
export const en = {
  ...crown,
  'game/find-the-king': 'Find the King',

  'option/lordArranges': 'The lord lays the cards',

  // the table
  'find/goal': 'one King among five cards',
  'find/match': ({n, of}: Many & {of: number}) => `Match ${n} of ${of}`,
  'find/place': ({n}: Many) => `${ORDER[n]} card`,
  'find/spread': 'The five cards',
  'find/stop': 'Stop, and lose',
  'find/ask/shuffle': ({n}: Many) => `Lay the ${ORDER[n]} card, face down`,
  'find/ask/shuffle/why': ({name}: Who) => `${name} will look for the King`,
  'find/ask/pick': 'Reveal a card',
  'find/ask/pick/why': 'The King wins; the Knight allows one more',
  'find/ask/extra': 'The Knight: reveal one more',
  'find/ask/extra/why': 'Only the King wins now',
  'find/waiting/shuffle': ({name}: Who, messages) => `${does(name, messages, 'lay')} the cards`,
  'find/waiting/pick': ({name}: Who, messages) => `${does(name, messages, 'reveal')} a card`,
  'find/waiting/extra': ({name}: Who, messages) =>
    `${does(name, messages, 'reveal')} one more card`,
  'find/one-of': ({n}: Many) => `One of ${['', '', '', '', 'four', 'five'][n]} is the King`,
  'find/turns': ({name, at}: Who & At, messages) =>
    `${does(name, messages, 'turn')} the ${ORDER[at]} card`,
  'find/lord-now': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Now you are the lord' : `Now ${name} is the lord`,
  'find/shuffled': 'Five cards are shuffled',
  'find/legend/king': 'the vassal wins',
  'find/legend/knight': 'one more card',
  'find/legend/other': 'the lord wins',
  'find/verdict/king': 'The King is found',
  'find/verdict/knight': 'The Knight: one more',
  'find/verdict/other': ({card}: One) => `Not the King: the ${CARDS[card]}`,
  'find/verdict/hidden': 'The King stayed hidden',
  'find/where': ({at}: At) => `The King was the ${ORDER[at]} card`,

  // the end
  'find/title/found': ({name}: Who, messages) =>
    name === messages.t('you') ? 'You found the King' : `${name} found the King`,
  'find/title/hidden': ({name}: Who, messages) =>
    name === messages.t('you') ? 'You hid him well' : `${name} hid him well`,
  'find/then': 'then',
  'find/instead': 'instead of',
  'find/end/found': ({at}: At) => `He was the ${ORDER[at]} card, and the first to be turned.`,
  'find/end/knight': ({at}: At) => `First the Knight, then the ${ORDER[at]} card: the King.`,
  'find/end/hidden': ({name, at, card}: Who & At & One, messages) =>
    `${name === messages.t('you') ? 'You' : name} turned the ${CARDS[card]}. The King was the ${ORDER[at]} card.`,
  'find/end/stopped': ({name, at}: Who & At, messages) =>
    `${name === messages.t('you') ? 'You' : name} stopped at the Knight. The King was the ${ORDER[at]} card.`,
  'find/end/series': ({mine, theirs}: {mine: number; theirs: number}) =>
    `Matches ${mine} to ${theirs}.`,
  'find/turning/knight': 'The Knight opened the way: one match in twenty goes so.',
  'find/turning/chance': 'The Knight gave a second chance, one in four.',
  'find/turning/level': (
    {match, found, name, other}: Who & {match: number; found: boolean; other: string},
    messages,
  ) =>
    `Match ${match}: ${name === messages.t('you') ? 'you' : name} drew level, the King ${
      found ? 'found' : 'hidden'
    }. Until then ${other === messages.t('you') ? 'you' : other} led.`,

  // refusals, read after "Not allowed:"
  'find/already-laid': 'that card lies on the table',
  'find/already-open': 'that card is face up',
  'find/lay-first': 'first all five cards are laid',
  'find/reveal-first': 'first a card is revealed',

  // events
  'find/say/lord': ({name, match}: Who & {match: number}, messages) =>
    `Match ${match}. ${name === messages.t('you') ? 'You are' : `${name} is`} the lord.`,
  'find/say/laid': ({name}: Who, messages) => `${does(name, messages, 'lay')} a card.`,
  'find/say/laid-card': ({name, card}: Who & One, messages) =>
    `${does(name, messages, 'lay')} the ${CARDS[card]}.`,
  'find/say/revealed': ({name, at, card}: Who & At & One, messages) =>
    `${does(name, messages, 'reveal')} the ${ORDER[at]} card: the ${CARDS[card]}.`,
  'find/say/another': ({name}: Who, messages) => `${does(name, messages, 'reveal')} one more card.`,
  'find/say/stopped': ({name}: Who, messages) => `${does(name, messages, 'stop')}.`,
  'find/say/won': ({name, at}: Who & At, messages) =>
    `${does(name, messages, 'win')} the match. The King was the ${ORDER[at]} card.`,

  // readings
  'find/read/down': ({n}: Many, messages) =>
    `${messages.count(n, {one: 'card lies', other: 'cards lie'})} face down.`,
  'find/read/open': ({n, card}: Many & One) => `The ${ORDER[n]} card is the ${CARDS[card]}.`,
  'find/read/legal': ({n}: Many, messages) =>
    `${messages.count(n, {one: 'card', other: 'cards'})} to choose from.`,

  // the bot's reasons
  'find/why/reveal': 'All cards that lie face down are equally likely.',
  'find/why/lay': 'An order without a plan cannot be guessed.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type FindMessages = typeof en;
