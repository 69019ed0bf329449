import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  type GameEntry,
  handsAndTrick,
  type Piece,
} from '../elements/index.js';
import {rngFrom} from '../cards/index.js';
import {type AnyState, InvalidDataError, type Rules} from '../game/index.js';
import {readOptions} from '../game/read.js';
import {InvalidNotationError} from '../notation/error.js';
import type {Position} from '../notation/position/minimize-position.js';
import {readPosition} from '../notation/position/position.js';
import {seatLetters} from '../game/seats.js';
import {type ExampleMessages, type Messages, type Player, shownName} from '../i18n/index.js';
import {LessonPlayer, type Snapshot, type LessonNode} from './lesson-player.js';
import type {LessonLine} from './lesson.js';
import type {LessonSetup} from './lesson-setup.js';
import type {KeyedFault} from './faults/keyed-fault.js';
import {positionFault} from './position-fault.js';
import {fittingDeal} from './fitting-deal.js';
import {handsOf} from './open-cards.js';
import {southOf, type Warn, withoutTrick} from './author-position.js';

/** The modules that a lesson loads for its game. */
export interface LessonParts {
  readonly rules: Rules;
  readonly messages: Messages<ExampleMessages>;
  /** Draws and names things that only this game has. */
  readonly maker: DiagramMaker | undefined;
}

/** A played lesson: the rules and messages of its game, and the nodes of all its steps. */
export interface PlayedLesson extends LessonParts {
  /** The kind of an event of the game, as its entry has it. */
  readonly eventKind: GameEntry['eventKind'];
  readonly player: LessonPlayer;
  /** True if no deal of the open cards makes all plays legal. */
  readonly impossible: boolean;
  /** The nodes of the main line; node 0 is the initial position. */
  readonly nodes: readonly LessonNode[];
  /** The players by seat. */
  readonly players: readonly Player[];
  diagram(snapshot: Snapshot): Diagram;
  /** Draws a card that only this game has. */
  face(card: string, snapshot: Snapshot): Piece | undefined;
}

type Hand = readonly (string | null)[];

/**
 * Plays a lesson through.
 * @returns `undefined` for an invalid position, which is reported through `warn`
 */
export function playLesson(
  {maker, rules, messages}: LessonParts,
  setup: LessonSetup,
  line: LessonLine,
  warn: Warn,
): PlayedLesson | undefined {
  const {seat, seats} = setup;
  const players = playersOf(setup, messages);
  const player = new LessonPlayer(rules, seats, setup.names, maker?.clears, setup.entry.eventKind);
  const began = beginning(rules, setup, {player, said: players.map(({name}) => name)}, line, warn);
  if (!began) return undefined;
  const {state, known, impossible} = began;
  const seating = {players, seat, south: southOf(seats)};
  return {
    ...{rules, messages, player, players, maker, impossible, eventKind: setup.entry.eventKind},
    nodes: player.nodes(state, line),
    diagram: ({shown, trick}) => {
      const turn = rules.turn(shown);
      const ctx: DiagramContext = {messages, seating, trick, turn, hands: knownHands(shown, known)};
      return maker?.of(rules.view(shown, seat), ctx) ?? handsAndTrick(ctx, seating);
    },
    face: (card, {shown}) => maker?.deck?.face(card, rules.view(shown, seat)),
  };
}

function playersOf(
  {names, seats, addressed}: LessonSetup,
  messages: Messages<ExampleMessages>,
): readonly Player[] {
  return seatLetters(seats)
    .slice(0, seats)
    .map((letter, at) => {
      const own = seats > 4 ? letter : messages.t('example/seat', {letter});
      return {name: shownName(names[at] ?? '') ?? own, isReader: at === addressed};
    });
}

/** The cards that the author names, by seat, which everybody may see; `undefined` for a hidden hand. */
type NamedCards = readonly (ReadonlySet<string> | 'all' | undefined)[];

function knownHands(state: AnyState, known: NamedCards): readonly (Hand | null)[] {
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
  readonly known: NamedCards;
  readonly impossible: boolean;
}

/** The initial state of a lesson, and its visible cards. */
function beginning(
  rules: Rules,
  setup: LessonSetup,
  {player, said}: {readonly player: LessonPlayer; readonly said: readonly string[]},
  line: LessonLine,
  warn: Warn,
): Beginning | undefined {
  const {fields, names, open, seat, seats, seed} = setup;
  try {
    const text = fields.map(({text}) => text.replace(/\s+/g, ' ')).join('\n');
    const laid = player.plays(setup.laid);
    const meaning = (one: Position): Position => withoutTrick(one, laid);
    const position =
      fields.length > 0 ? readPosition(rules, text, {names, seats, meaning}) : ({} as Position);
    if (seed !== undefined) {
      const options = readOptions(rules.options, position['options']);
      const known = Array.from({length: seats}, (_, at) =>
        at === seat || (open && seat === undefined) ? ('all' as const) : undefined,
      );
      return {state: rules.setup(options, seats, rngFrom(seed)), known, impossible: false};
    }
    const asked = {...position, seats};
    const known = Array.from({length: seats}, (_, at) => {
      const hand = handsOf(position)[at];
      return hand ? new Set(hand.filter((card) => card !== null)) : undefined;
    });
    const state = rules.parsePosition(asked, rngFrom('example'));
    const {impossible, state: fitting} = fittingDeal(state, {rules, position: asked, player, line});
    return {state: fitting, known, impossible};
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    const attribute =
      error instanceof InvalidNotationError
        ? (fields[error.line - 1] ?? fields[0]!).attribute
        : error.path.split(/[.[]/)[0]!;
    // The attribute `seats` has names; the number of seats is that of `players`.
    warn(attribute === 'seats' ? 'players' : attribute, positionFault(error, said), {
      error: withoutLines(error),
      names: said,
      faults: rules.faults,
    });
    return undefined;
  }
}

/** The error of a position, or of a piece of its text, without lines that the author cannot see. */
function withoutLines(error: InvalidDataError): KeyedFault['error'] {
  if (error.cause instanceof InvalidDataError) return error.cause;
  const {reason} = error;
  return error instanceof InvalidNotationError && reason ? {reason, token: error.token} : error;
}
