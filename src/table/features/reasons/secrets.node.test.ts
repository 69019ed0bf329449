import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {catalogue, type GameEntry} from '../../../embed/catalogue.js';
import type {AnyTable} from '../../../elements/index.js';
import {botQuestion} from '../../../game/bot-matches.fixture.js';
import {
  type AnyMove,
  type AnyState,
  type Bot,
  defaultOptions,
  type Seat,
} from '../../../game/index.js';
import {createMessages, type Messages, playerNamed, sharedMessages} from '../../../i18n/index.js';
import {isFull, rounds} from '../../../testing/full.fixture.js';
import {because} from './because.js';

/**
 * A reason never tells what the reader may not know: where two positions are one to the reader before
 * and after a bot's move, which may be another one, the reader hears the same of it.
 */

type AnyRules = Awaited<ReturnType<GameEntry['load']>>['rules'];

interface Game {
  readonly rules: AnyRules;
  readonly table: AnyTable;
  readonly bot: Bot;
  readonly messages: Messages;
}

/** A move of a match, its player and the state before it. */
interface Past {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly then: AnyState;
  readonly seed: string;
  /** What the reader saw of it. */
  readonly seen: string;
}

const READER = 0;
/** Moves after which a move is asked about. */
const LATER = 8;

async function gameOf(entry: GameEntry): Promise<Game> {
  const [{rules}, table, bot, ...catalogues] = await Promise.all([
    ...([entry.load(), entry.table(), entry.bot()] as const),
    sharedMessages.en(),
    import('../../../i18n/messages/deferred.en.js').then(({en}) => en),
    entry.messages('en'),
    entry.deferredMessages?.('en') ?? {},
  ]);
  await table.fetchRest?.();
  return {rules, table, bot, messages: createMessages('en', ...catalogues)};
}

/** The sentence that the reader hears in state `now` about a move; `undefined` while there is none. */
async function heardOf(
  {rules, table, bot, messages}: Game,
  {seat, move, then, seed}: Past,
  now: AnyState,
): Promise<string | undefined> {
  const told = await table.told!(move, seat, rules.view(then, READER), rules.view(now, READER));
  if (!told) return undefined;
  const {move: own, why} = await bot.choose({...botQuestion(rules, then, seat, seed), why: true});
  assert.equal(rules.formatMove(own), rules.formatMove(move));
  const players = Array.from({length: now.seats}, (_, at) => playerNamed(`P${at}`));
  return because(why!, told, {player: players[seat]!, players}, messages);
}

/** The state after a move, and what the reader sees of it. */
function moved({rules}: Game, state: AnyState, seat: Seat, move: AnyMove): [AnyState, string] {
  const events: unknown[] = [];
  const after = rules.apply(state, seat, move, (event) => {
    events.push(rules.redact(event, READER));
  });
  return [after, JSON.stringify([events, rules.view(after, READER)])];
}

/**
 * The same course from another state, as long as the reader sees the same of each move; a bot that cannot
 * make its move makes another.
 */
async function replayed(
  game: Game,
  start: AnyState,
  course: readonly Past[],
): Promise<AnyState | undefined> {
  const {rules, bot} = game;
  let state = start;
  for (const {seat, move, seed, seen} of course) {
    if (!rules.turn(state).includes(seat)) return undefined;
    const own =
      rules.refuse(state, seat, move) === undefined
        ? move
        : (await bot.choose(botQuestion(rules, state, seat, seed))).move;
    const [after, same] = moved(game, state, seat, own);
    if (same !== seen) return undefined;
    state = after;
  }
  return state;
}

/** Another state that was the same to the reader before a move, and what the bot does in it. */
async function twinOf({rules, bot}: Game, past: Past, dice: string): Promise<Past | undefined> {
  const then = rules.determinize(rules.view(past.then, READER), rngFrom(dice));
  if (!rules.turn(then).includes(past.seat)) return undefined;
  const {move} = await bot.choose({...botQuestion(rules, then, past.seat, past.seed), why: true});
  return {...past, then, move};
}

/** Plays a match, and compares what the reader hears of its last moves with what twins tell. */
async function compared(game: Game, seats: number, seed: string): Promise<number> {
  const {rules, bot} = game;
  let state: AnyState = rules.setup(defaultOptions(rules.options, seats), seats, rngFrom(seed));
  const course: Past[] = [];
  let pairs = 0;
  for (let moves = 0; moves < 60; moves++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) break;
    const asked = `${seed} ${moves}`;
    const {move} = await bot.choose({...botQuestion(rules, state, seat, asked), why: true});
    const [after, seen] = moved(game, state, seat, move);
    course.push({seat, move, then: state, seed: asked, seen});
    state = after;
    if (rules.turn(state).length === 0) break;
    for (const past of course.slice(-LATER).filter((one) => one.seat !== READER)) {
      const twin = await twinOf(game, past, `${asked} twin`);
      const later = course.slice(course.indexOf(past) + 1);
      const now = twin && (await replayed(game, twin.then, [twin, ...later]));
      if (!now) continue;
      const [one, other] = await Promise.all([
        heardOf(game, past, state),
        heardOf(game, twin, now),
      ]);
      assert.equal(other, one, `${seed}: ${rules.formatMove(past.move)} of ${past.seat}`);
      if (one !== undefined) pairs++;
    }
  }
  return pairs;
}

for (const entry of catalogue)
  test(`${entry.id}: no reason tells a secret`, async (t) => {
    const game = await gameOf(entry);
    if (!game.table.told) {
      t.skip('its cards are asked about on the table');
      return;
    }
    const {min, usual, max} = entry.seats;
    let pairs = 0;
    for (const seats of new Set(isFull ? [usual, min, max] : [usual]))
      // In Find the King a match goes on after a move only if that has shown the Knight.
      for (let n = 0; n < rounds(4) || (pairs === 0 && n < 400); n++)
        pairs += await compared(game, seats, `${entry.id} ${n}`);
    assert.ok(pairs > 0, 'reasons were compared');
  });
