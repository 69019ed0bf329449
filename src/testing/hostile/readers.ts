import {
  type AnyState,
  type Game,
  InvalidDataError,
  InvalidRecordError,
  type Rules,
} from '../../game/index.js';
import {createMatch, replay} from '../../match/index.js';
import {
  gamesOf,
  handFrom,
  handsFrom,
  InvalidNotationError,
  linkPosition,
  linkRecord,
  linkScore,
  openLink,
  playsFrom,
  pliesFrom,
  readPbn,
  readPosition,
  readRecords,
  scoreOf,
  seatFrom,
  writePbn,
  writePosition,
  writeRecord,
} from '../../notation/index.js';
import type {Dice} from '../dice.js';

/** The functions that read data from outside, without a DOM. */

/** A game in the middle of a match, and honest texts of that match. */
export interface Honest {
  readonly game: Game;
  readonly state: AnyState;
  readonly positions: readonly string[];
  readonly records: readonly string[];
  readonly pbn: readonly string[];
  readonly links: readonly string[];
  /** The state, a view and a record as JSON. */
  readonly json: {readonly positions: readonly unknown[]; readonly records: readonly unknown[]};
}

/** Plays some moves at random. */
export function honestOf(game: Game, dice: Dice, moves: number): Honest {
  const {rules} = game;
  const match = createMatch(game, {seed: `honest ${dice.roll(1000)}`});
  for (let move = 0; move < moves && match.turn.length > 0; move++) {
    const seat = dice.pick(match.turn);
    match.play(seat, dice.pick(match.moves(seat)));
  }
  const {state} = match;
  const [view, record] = [match.view(0), match.record()];
  return {
    game,
    state,
    positions: [writePosition(rules, state), writePosition(rules, view)],
    records: [writeRecord(rules, record)],
    pbn: pbnOf(rules, record),
    links: [
      linkRecord(rules, record),
      linkScore(rules, scoreOf(record)),
      linkPosition(rules, view),
    ],
    json: {positions: [state, view], records: [record]},
  };
}

function pbnOf(rules: Rules, record: Parameters<typeof writePbn>[1]): readonly string[] {
  try {
    return [writePbn(rules, record)];
  } catch (error) {
    if (error instanceof InvalidRecordError) return []; // PBN cannot hold every game
    throw error;
  }
}

/** A reader of texts. */
export interface TextReader {
  readonly name: string;
  /** Honest texts of this reader. */
  honest(of: Honest): readonly string[];
  open(text: string, of: Honest): unknown;
  /** The only error that it throws. */
  readonly error: new (...args: never[]) => Error;
}

const TABLE = {seats: 4, names: ['Nora', 'Otto', 'Ida', 'Vera']};
const HANDS = ['N: S:AK H:5 D:- | E: 4? | W: KS *1 10♦'];
const PLAYS = ['W:7H N:JH E:?', 'W:7H!? {why} (W:8H N:9H) N:JH'];

const textReader = (
  name: string,
  honest: TextReader['honest'],
  open: TextReader['open'],
  error: TextReader['error'] = InvalidNotationError,
): TextReader => ({name, honest, open, error});

export const TEXT_READERS: readonly TextReader[] = [
  textReader('readPosition', ({positions}) => positions, (text, {game}) => readPosition(game.rules, text)),
  textReader('readRecords', ({records}) => records, (text, {game}) => readRecords(text, () => game.rules)),
  textReader('gamesOf', ({records}) => records, (text) => gamesOf(text)),
  textReader('readPbn', ({pbn}) => pbn, (text, {game}) => readPbn(text, () => game.rules, game.rules.id)),
  textReader('handFrom', () => HANDS, (text) => handFrom(text)),
  textReader('handsFrom', () => HANDS, (text) => handsFrom(text, TABLE)),
  textReader('playsFrom', () => PLAYS, (text) => playsFrom(text, TABLE)),
  textReader('pliesFrom', () => PLAYS, (text) => pliesFrom(text, TABLE)),
  textReader('seatFrom', () => ['N'], (text) => seatFrom(text, TABLE)),
  textReader('parseMove', ({records}) => records, (text, {game, state}) => {
    const move = game.rules.parseMove(text);
    return game.rules.refuse(state, 0, move ?? text);
  }),
]; // oxfmt-ignore

/** Opens a link; its reader throws nothing. */
export const openLinkOf = (link: string, {game}: Honest): Promise<unknown> =>
  openLink(link, (id) => (id === game.rules.id ? Promise.resolve(game.rules) : undefined));

/** A reader of JSON. */
export interface JsonReader {
  readonly name: string;
  honest(of: Honest): readonly unknown[];
  open(value: unknown, of: Honest): unknown;
}

export const JSON_READERS: readonly JsonReader[] = [
  {
    name: 'createMatch({state})',
    honest: ({json}) => json.positions,
    open: (state, {game}) => createMatch(game, {state, seed: 'outside'}),
  },
  {
    name: 'writePosition',
    honest: ({json}) => json.positions,
    open: (state, {game}) => writePosition(game.rules, state),
  },
  {
    name: 'replay',
    honest: ({json}) => json.records,
    open: (record, {game}) => replay(game, record),
  },
  {
    name: 'createMatch({options})',
    honest: ({state}) => [state.options],
    open: (options, {game}) => createMatch(game, {options: options as never, seed: 'outside'}),
  },
];

/** The errors of the readers of JSON. */
export const JSON_ERROR = InvalidDataError;
