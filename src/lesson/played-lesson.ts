import {rngFrom} from '../cards/index.js';
import {type Diagram, handsAndTrick} from '../elements/diagram/diagram.js';
import type {DiagramContext, DiagramMaker} from '../elements/diagram/maker.js';
import type {Piece} from '../elements/diagram/piece.js';
import {type AnyState, InvalidDataError, resolveOptions, type Rules} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';
import type {Position} from '../notation/minimize-position.js';
import {readPosition} from '../notation/position.js';
import {seatLetters} from '../notation/seats.js';
import type {ExampleMessages, Messages} from '../i18n/index.js';
import {LessonPlayer, type Snapshot, type LessonNode} from './lesson-player.js';
import type {Line} from './lesson.js';
import type {LessonSetup} from './lesson-setup.js';
import {southOf, type Warn} from './author-position.js';

/** What a lesson needs of its game. */
export interface LessonParts {
  readonly rules: Rules;
  readonly messages: Messages<ExampleMessages>;
  /** How the game draws and says what is its own. */
  readonly maker: DiagramMaker | undefined;
}

/** What plays a lesson: the rules of its game, its sentences, and the positions of all its steps. */
export interface PlayedLesson extends LessonParts {
  readonly player: LessonPlayer;
  /** The main line, the position before its first step at 0. */
  readonly nodes: readonly LessonNode[];
  /** By seat, as they are called. */
  readonly names: readonly string[];
  diagram(snapshot: Snapshot): Diagram;
  /** Draws a card of the game's own. */
  face(card: string, snapshot: Snapshot): Piece | undefined;
}

type Hand = readonly (string | null)[];
const handsOf = (state: object): readonly (Hand | null | undefined)[] => {
  const {hands} = state as {readonly hands?: unknown};
  return Array.isArray(hands) ? (hands as readonly (Hand | null)[]) : [];
};

/**
 * Plays a lesson through with what has been fetched for it.
 * @returns `undefined` where its position is none, which has been told by `warn`
 */
export function playLesson(
  {maker, rules, messages}: LessonParts,
  setup: LessonSetup,
  line: Line,
  warn: Warn,
): PlayedLesson | undefined {
  const {seat, seats} = setup;
  const names = namesOf(setup, messages);
  const player = new LessonPlayer(rules, seats, setup.names, maker?.clears);
  const began = beginning(rules, setup, player, line, warn);
  if (!began) return undefined;
  const {state, known} = began;
  const seating = {names, seat, south: southOf(seats)};
  return {
    ...{rules, messages, player, names, maker},
    nodes: player.nodes(state, line),
    diagram: ({shown, trick}) => {
      const turn = rules.turn(shown);
      const ctx: DiagramContext = {messages, seating, trick, turn, hands: knownHands(shown, known)};
      return maker?.of(rules.view(shown, seat), ctx) ?? handsAndTrick(ctx, seating);
    },
    face: (card, {shown}) => maker?.deck?.face(card, rules.view(shown, seat)),
  };
}

function namesOf(
  {names, seats}: LessonSetup,
  messages: Messages<ExampleMessages>,
): readonly string[] {
  return seatLetters(seats)
    .slice(0, seats)
    .map((letter, at) => names[at] ?? (seats > 4 ? letter : messages.t('example/seat', {letter})));
}

/** Who holds which cards for all to see: those that the author has named. */
type Known = readonly (ReadonlySet<string> | 'all' | undefined)[];

function knownHands(state: AnyState, known: Known): readonly (Hand | null)[] {
  return handsOf(state).map((hand, seat) => {
    const seen = known[seat];
    if (!hand || seen === undefined) return null;
    return seen === 'all'
      ? hand
      : hand.map((card) => (card !== null && seen.has(card) ? card : null));
  });
}

interface Beginning {
  readonly state: AnyState;
  readonly known: Known;
}

/** The state in which the lesson begins, and what of it may be seen. */
function beginning(
  rules: Rules,
  setup: LessonSetup,
  player: LessonPlayer,
  line: Line,
  warn: Warn,
): Beginning | undefined {
  const {fields, names, seat, seats, seed} = setup;
  try {
    const text = fields.map(({text}) => text.replace(/\s+/g, ' ')).join('\n');
    const position: Position = fields.length > 0 ? readPosition(rules, text, {names, seats}) : {};
    if (seed !== undefined) {
      const options = resolveOptions(rules.options, position['options']);
      const known = Array.from({length: seats}, (_, at) => (at === seat ? 'all' : undefined));
      return {state: rules.setup(options, seats, rngFrom(seed)), known};
    }
    const asked = {...position, seats};
    const known = Array.from({length: seats}, (_, at) => {
      const hand = handsOf(position)[at];
      return hand ? new Set(hand.filter((card) => card !== null)) : undefined;
    });
    const state = rules.parsePosition(asked, rngFrom('example'));
    return {state: withPlays(rules, asked, state, player, line), known};
  } catch (error) {
    if (error instanceof InvalidNotationError) {
      const {attribute} = fields[error.line - 1] ?? fields[0]!;
      warn(attribute, error.message);
      return undefined;
    }
    if (!(error instanceof InvalidDataError)) throw error;
    warn(error.path.split(/[.[]/)[0]!, error.message);
    return undefined;
  }
}

/** So often cards that are not known are drawn anew, until the plays of the lesson are allowed. */
const DRAWS = 60;

/** The same position, hands that are not known holding what their seats are going to play. */
function withPlays(
  rules: Rules,
  position: Position,
  state: AnyState,
  player: LessonPlayer,
  line: Line,
): AnyState {
  const drawn = handsOf(state);
  const given = handsOf(position);
  const held = new Set(given.flatMap((hand) => hand ?? []));
  const wanted = drawn.map((): string[] => []);
  for (const {plays} of line)
    for (const {move, seat} of player.plays(plays)) {
      const card = (move as {readonly card?: unknown} | undefined)?.card;
      if (seat === undefined || typeof card !== 'string' || held.has(card)) continue;
      wanted[seat]?.push(card);
      held.add(card);
    }
  const hands = drawn.map((hand, seat): Hand | null => {
    const known = (given[seat] ?? []).filter((card) => card !== null);
    const cards = [...known, ...wanted[seat]!];
    const gaps = (hand?.length ?? 0) - cards.length;
    return gaps < 0 ? (given[seat] ?? null) : [...cards, ...Array.from({length: gaps}, () => null)];
  });
  const isFine = (one: AnyState): boolean =>
    player.nodes(one, line).every(({snapshot}) => !snapshot.fault);
  const unknown = drawn.some((hand, seat) => hand && (given[seat] ?? [null]).includes(null));
  for (let n = 0; unknown && !isFine(state) && n < DRAWS; n++)
    try {
      const other = rules.parsePosition({...position, hands}, rngFrom(n));
      if (isFine(other)) return other;
    } catch (error) {
      if (error instanceof InvalidDataError) break; // the plays will be told of, one by one
      throw error;
    }
  return state;
}
