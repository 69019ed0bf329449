import {type Card, isCard, rngFrom, sortHand, SUITS} from '../cards/index.js';
import type {GameEntry} from '../elements/index.js';
import {loadLesson} from '../embed/game-example/loading/parts.js';
import {InvalidDataError, type Rules, seatsWith, type SeatRange} from '../game/index.js';
import type {Warn} from '../lesson/author-position.js';
import {faultSaid} from '../lesson/fault-help.js';
import {allNodes} from '../lesson/lesson-cursor.js';
import {readLine} from '../lesson/lesson.js';
import {faultWordsIn} from '../lesson/faults/fault-in.js';
import {lessonSetup} from '../lesson/lesson-setup.js';
import {playLesson} from '../lesson/played-lesson.js';
import {InvalidNotationError, readPosition} from '../notation/index.js';
import type {Choice} from './choice.js';
import {type Attributes, type Embed, optionsOf, playersOf} from './embed.js';
import {listElement} from './items.js';

/** The choices that a game offers, read from its rules: no game is named here. */

/** A word of a position, and the key of the message that names it. */
interface NamedWord {
  readonly id: string;
  readonly key: string;
}

/** The offer of a game to a choice. */
export interface GameOffer {
  readonly entry: GameEntry;
  readonly rules: Rules;
  readonly range: SeatRange;
  /** The cards that can be laid in hands; none if a game's cards are not playing cards. */
  readonly pack: readonly Card[];
  readonly hasTrick: boolean;
  /** Cards are attacked with and beaten, pair by pair. */
  readonly hasBout: boolean;
  readonly contracts: readonly NamedWord[];
  readonly trumps: readonly string[];
}

/** All playing cards in a state, each once. */
function cardsIn(value: unknown): readonly Card[] {
  if (typeof value === 'string') return isCard(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(cardsIn))];
}

/** Whether a position of the game may contain this text. */
function isSaid(rules: Rules, seats: number, text: string): boolean {
  try {
    readPosition(rules, text, {seats});
    return true;
  } catch (error) {
    if (error instanceof InvalidNotationError || error instanceof InvalidDataError) return false;
    throw error;
  }
}

/** Loads the offer of a game. */
export async function loadGameOffer(entry: GameEntry, choice: Choice): Promise<GameOffer> {
  const [rules, messages] = await Promise.all([entry.rules(), entry.messages('en')]);
  const options = optionsOf(choice, entry, rules.options);
  const seats = playersOf(choice, entry);
  const range = seatsWith(rules, options);
  const fits = seats >= range.min && seats <= range.max;
  const state = rules.setup(options, fits ? seats : entry.seats.usual, rngFrom(entry.id));
  const {hands, ...rest} = state as unknown as Readonly<Record<string, unknown>>;
  const held = cardsIn(hands);
  const contracts = Object.keys(messages).flatMap((key) => {
    const id = /^[\w-]+\/contract\/([\w-]+)$/.exec(key)?.[1];
    return id && isSaid(rules, seats, `contract: ${id}`) ? [{id, key}] : [];
  });
  const {contract} = choice;
  const said = contracts.some(({id}) => id === contract) ? `contract: ${contract}; ` : '';
  return {
    entry,
    rules,
    range,
    pack: held.length > 0 ? sortHand([...new Set([...held, ...cardsIn(rest)])]) : [],
    hasTrick: 'trick' in rest,
    hasBout: 'bout' in rest,
    contracts,
    trumps: SUITS.filter((suit) => isSaid(rules, seats, `${said}trump: ${suit}`)),
  };
}

/** A fault of an example: the attribute, and the reason. */
export interface Fault {
  readonly attribute: string;
  readonly message: string;
}

/** The faults that the rules find in an example, as its author would read them next to the example. */
export async function faultsOf(
  entry: GameEntry,
  {named, attributes: own, items, isQuiz}: Embed,
  locale: string,
): Promise<readonly Fault[]> {
  const attributes: Attributes = {...named, ...own};
  const faults: Fault[] = [];
  const parts = await loadLesson(entry, locale);
  const words = await faultWordsIn(locale, parts.rules.faults);
  const warn: Warn = (attribute, message, keyed) => {
    faults.push({attribute, message: words(message, keyed)});
  };
  const setup = lessonSetup((name) => attributes[name] ?? null, entry, warn, '');
  const list = isQuiz ? undefined : listElement(items, isQuiz);
  const line = list ? readLine([list], (_, ...fault) => warn('data-mark', ...fault)) : [];
  const played = playLesson(parts, setup, line, warn);
  for (const node of played ? allNodes(played.nodes) : []) {
    const {fault} = node.snapshot;
    if (fault) warn('data-play', faultSaid(played!, node, setup.seat));
  }
  return faults;
}
