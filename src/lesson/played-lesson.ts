import type {GameEntry} from '../elements/game-entry.js';
import {rngFrom} from '../cards/index.js';
import {type Diagram, handsAndTrick} from '../elements/diagram/diagram.js';
import type {DiagramContext, DiagramMaker} from '../elements/diagram/maker.js';
import type {Piece} from '../elements/diagram/piece.js';
import {type AnyState, InvalidDataError, resolveOptions, type Rules} from '../game/index.js';
import {InvalidNotationError} from '../notation/error.js';
import type {Position} from '../notation/position/minimize-position.js';
import {readPosition} from '../notation/position/position.js';
import {seatLetters} from '../notation/seats.js';
import {type ExampleMessages, type Messages, shownName} from '../i18n/index.js';
import {LessonPlayer, type Snapshot, type LessonNode} from './lesson-player.js';
import type {Line} from './lesson.js';
import type {LessonSetup} from './lesson-setup.js';
import {southOf, type Warn} from './author-position.js';

/** The modules that a lesson loads for its game. */
export interface LessonParts {
  readonly rules: Rules;
  readonly messages: Messages<ExampleMessages>;
  /** Draws and names what is special to the game. */
  readonly maker: DiagramMaker | undefined;
}

/** A lesson played through: the rules and messages of its game, and the nodes of all its steps. */
export interface PlayedLesson extends LessonParts {
  /** What an event of the game is, as its entry says. */
  readonly eventKind: GameEntry['eventKind'];
  readonly player: LessonPlayer;
  /** The nodes of the main line; node 0 is the initial position. */
  readonly nodes: readonly LessonNode[];
  /** The players' names by seat. */
  readonly names: readonly string[];
  diagram(snapshot: Snapshot): Diagram;
  /** Draws a card that only this game has. */
  face(card: string, snapshot: Snapshot): Piece | undefined;
}

type Hand = readonly (string | null)[];
const handsOf = (state: object): readonly (Hand | null | undefined)[] => {
  const {hands} = state as {readonly hands?: unknown};
  return Array.isArray(hands) ? (hands as readonly (Hand | null)[]) : [];
};

/**
 * Plays a lesson through.
 * @returns `undefined` when the position is invalid, which is reported through `warn`
 */
export function playLesson(
  {maker, rules, messages}: LessonParts,
  setup: LessonSetup,
  line: Line,
  warn: Warn,
): PlayedLesson | undefined {
  const {seat, seats} = setup;
  const names = namesOf(setup, messages);
  const player = new LessonPlayer(rules, seats, setup.names, maker?.clears, setup.entry.eventKind);
  const began = beginning(rules, setup, player, line, warn);
  if (!began) return undefined;
  const {state, known} = began;
  const seating = {names, seat, south: southOf(seats)};
  return {
    ...{rules, messages, player, names, maker, eventKind: setup.entry.eventKind},
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
    .map((letter, at) => {
      const own = seats > 4 ? letter : messages.t('example/seat', {letter});
      return shownName(names[at] ?? '') ?? own;
    });
}

/**
 * The cards that the author names, by seat, which everybody may see; `undefined` for a hidden hand.
 */
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

/** The initial state of a lesson, and the cards of it that are shown. */
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

/** How often unknown cards are drawn again to find a deal in which all plays are allowed. */
const DRAWS = 60;

/** A state of the same position in which the seats hold the cards that they are going to play. */
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
  const isFine = (candidate: AnyState): boolean =>
    player.nodes(candidate, line).every(({snapshot}) => !snapshot.fault);
  const unknown = drawn.some((hand, seat) => hand && (given[seat] ?? [null]).includes(null));
  for (let n = 0; unknown && !isFine(state) && n < DRAWS; n++)
    try {
      const other = rules.parsePosition({...position, hands}, rngFrom(n));
      if (isFine(other)) return other;
    } catch (error) {
      if (error instanceof InvalidDataError) break; // each faulty play is reported on its own
      throw error;
    }
  return state;
}
