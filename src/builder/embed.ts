import type {GameEntry} from '../elements/index.js';
import {entryOfTag} from '../embed/catalogue.js';
import {readOptions} from '../table/parse-attributes.js';
import {defaultOptions, type OptionRow, type Options} from '../game/index.js';
import {boutOf} from './laid-bout.js';
import {type Choice, WORDS} from './choice.js';
import {type Item, itemsOf} from './items.js';

/** The tag that a choice describes. */

export type Attributes = Readonly<Record<string, string>>;

/** A tag with the attributes that differ from their defaults. */
export interface Embed {
  readonly tag: string;
  /** The attributes that name the game; none for the first game of a table's tag. */
  readonly named: Attributes;
  readonly attributes: Attributes;
  /**
   * The attribute `style` of a tag that is light or dark independently of the page: ink and ground come
   * with the scheme, since an example takes the ink of its page.
   */
  readonly style: Attributes;
  /** The text inside the tag, for readers without scripts. */
  readonly text: string;
  /** The steps of an example, or its answers. */
  readonly items: readonly Item[];
  readonly isQuiz: boolean;
}

/** The number of players of a choice. */
export const playersOf = (choice: Choice, entry: GameEntry): number =>
  Number(choice.players) || entry.seats.usual;

/** The options of a choice: those that the game has, with values that they may have. */
export function optionsOf(choice: Choice, entry: GameEntry, rows: readonly OptionRow[]): Options {
  const given = readOptions(choice.options);
  const known = rows.flatMap(({name, values}) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value !== undefined && values.includes(value) ? [[name, value] as const] : [];
  });
  return {...defaultOptions(rows, playersOf(choice, entry)), ...Object.fromEntries(known)};
}

/** Options as an attribute: those that differ from the default for this number of players. */
export function writeOptions(options: Options, rows: readonly OptionRow[], seats: number): string {
  const usual = defaultOptions(rows, seats);
  return Object.entries(options)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

/** The fields of a position, by the source of its cards. */
function positionOf(choice: Choice) {
  const {source, hands, trick, lead, contract, trump, deal, position} = choice;
  if (source === 'line') return {position};
  if (source === 'deal') return {deal: deal && `seed: ${deal}`};
  // A trick that has begun shows who led it.
  return {hands, trick, lead: trick ? '' : lead, contract, trump, position: boutOf(choice)};
}

/** The attributes of the look that only tables have. */
const LOOKS = ['bot-level', 'theme', 'deck', 'card-size'] as const;
const isSet = ([, value]: readonly [string, string]): boolean => value !== '';

/** The tag of a choice. */
export function embedOf(choice: Choice, entry: GameEntry, rows: readonly OptionRow[]): Embed {
  const isTable = choice.kind === 'table';
  const players = playersOf(choice, entry);
  const looks = [...(isTable ? LOOKS : (['mode'] as const)), 'locale' as const]
    .map((name) => [name, choice[name]] as const)
    .filter(([name, value]) => value !== WORDS[name][0]);
  const setup = {
    players: players === entry.seats.usual ? '' : String(players),
    options: writeOptions(optionsOf(choice, entry, rows), rows, players),
    ...(isTable ? {} : {...positionOf(choice), seat: choice.seat}),
  };
  const {name, variant = ''} = entry.tag;
  const isFirst = entryOfTag(name, null) === entry;
  const named = name === 'gstk-table' ? {game: entry.id} : {variant};
  return {
    tag: isTable ? name : 'game-example',
    named: !isTable ? {game: entry.id} : isFirst ? {} : named,
    attributes: Object.fromEntries([...Object.entries(setup), ...looks].filter(isSet)),
    style:
      choice.scheme === 'auto'
        ? {}
        : {style: `color-scheme: ${choice.scheme}; color: CanvasText; background: Canvas`},
    text: choice.text,
    items: itemsOf(choice),
    isQuiz: choice.mode === 'quiz',
  };
}
