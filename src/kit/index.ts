/**
 * What a game is made of, apart from its drawing and its chart: one door for games from outside. The
 * games of this library use nothing else of these rooms (`kit.test.ts`). Loads neither Lit nor XState.
 */

// Cards, packs, chance: a stream of random numbers is part of a state.
export * from '../cards/index.js';

// The contract: rules, states, moves, views, bots, options, refusals, places.
export * from '../game/index.js';
export {leafOf, phaseName, phaseValue} from '../game/phase.js';

// Moves as text: kinds of the words in their forms.
export {CARD_NOTATION} from '../game/card-notation.js';
export {
  CARD,
  JOKER,
  numberTo,
  oneOf,
  RANK,
  SEAT,
  seatList,
  SUIT,
  SUIT_CARD,
} from '../game/move-words.js';

// Cards that others do not see, and drawing them again.
export {fillHands, type MayHold} from '../game/fill-hands.js';

// Positions from outside: readers that name what is wrong and where.
export {
  cardOf,
  cardOrNull,
  type GivenFields,
  MOST_ITEMS,
  positionsBy,
  readBasics,
  readBoolean,
  readEach,
  type Reader,
  readingBy,
  readInt,
  readList,
  readObject,
  readOptions,
  readPile,
  readPiles,
  readPlays,
  readRng,
  readSeat,
  readSeats,
  readWord,
  shape,
} from '../game/read.js';
export {takingFrom} from '../game/read-pack.js';
export {readPhase} from '../game/read-phase.js';
export {readSeatCount} from '../game/read-seats.js';
export {type Faults, faultsOf, type FaultsLike, type ValuesOf} from '../game/faults.js';
export {show} from '../game/phrases.js';
export {shownText} from '../game/shown-text.js';

// The entry: the game as the catalogue knows it.
export {
  type CharacterRow,
  css,
  type EventKind,
  gameEntry,
  type GameEntry,
  type GameTag,
  kindByType,
  type Placeholder,
  usualEventKind,
} from '../elements/game-entry.js';
export {registerGame} from '../elements/register-game.js';

// Sentences: English first, other languages where a game has them.
export {
  type ArgsBelow,
  type GameCatalogue,
  type Locale,
  type LocaleOf,
  matchLocale,
  type Messages,
  messagesIn,
  onePage,
  type Paragraphs,
  type Player,
  playerNamed,
  type PluralForms,
  readerIn,
  type Rulebook,
  rulebookOf,
  type RulesText,
  shownName,
} from '../i18n/index.js';
/** Phrases about cards and seats in faults of positions, in English. */
export * as englishFaults from '../game/faults.en.js';
/** The same phrases in Russian. */
export * as russianFaults from '../game/faults.ru.js';
/** Players in English sentences: "You play", "Nora plays", "Nora’s". */
export * as english from '../i18n/english.js';
/** An English ordinal for any number. */
export {ordinal} from '../i18n/ordinal.js';
/** Players in Russian sentences. */
export * as russian from '../i18n/russian.js';
