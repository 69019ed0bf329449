import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pick, type Rng, rngFrom} from '../cards/index.js';
import {catalogue} from '../embed/catalogue.js';
import {playedMatch} from '../table/features/review/deals.js';
import type {GameEntry} from '../elements/game-entry.js';
import {
  type AnyMove,
  type AnyState,
  type Bot,
  defaultOptions,
  type Rules,
  type Seat,
} from '../game/index.js';
import {writePosition} from '../notation/position/position.js';
import {isFull, oneOfEachEngine, rounds} from './full.fixture.js';
import {type MatchRecord, RECORD_VERSION, writeStep} from '../match/record.js';

/**
 * A review of a finished deal shows all its hands, while the match goes on. Neither the random stream
 * nor a card of a later deal may follow from them.
 */

/** Streams with which the next deal is dealt. */
const STREAMS = rounds(20);
/** The number of deals checked in a match. */
const DEALS = isFull ? 2 : 1;

/** The end of a deal: the state before its last move, and that move. */
interface DealEnd {
  readonly before: AnyState;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly after: AnyState;
}

interface Played {
  readonly record: MatchRecord;
  readonly ends: readonly DealEnd[];
}

/** Plays a match, at random unless a bot plays, until some deals have ended, or all. */
async function played(
  rules: Rules,
  {eventKind, seats: {usual}}: GameEntry,
  {options = {}, seed = 'open deals', bot}: {options?: object; seed?: string; bot?: Bot} = {},
): Promise<Played> {
  const head = {...defaultOptions(rules.options, usual), ...options};
  let rng = rngFrom(seed);
  let state = rules.setup(head, usual, rng);
  const moves: string[] = [];
  const ends: DealEnd[] = [];
  while (ends.length < DEALS && rules.turn(state).length > 0) {
    const [seat] = rules.turn(state);
    const legal = rules.legalMoves(state, seat!);
    const {value, rng: next} = pick(rng, legal);
    const view = rules.view(state, seat);
    const move = bot
      ? (await bot.choose({view, moves: legal, rng, budget: 0, why: false})).move
      : value;
    const before = state;
    const kinds: unknown[] = [];
    state = rules.apply(state, seat!, move, (event) => void kinds.push(eventKind(event)));
    if (kinds.includes('deal-started')) ends.push({before, seat: seat!, move, after: state});
    moves.push(writeStep(seat!, rules.formatMove(move)));
    rng = next;
  }
  const record = {game: rules.id, version: RECORD_VERSION, seats: usual, options: head, moves};
  return {record: {...record, seed}, ends};
}

/** The values of a state that a seat does not see, by their paths. */
function hiddenIn(state: unknown, view: unknown, path = '', into = new Map<string, unknown>()) {
  if (view === null || view === undefined || typeof state !== 'object' || state === null) {
    if ((view === null || view === undefined) && path) into.set(path, state);
    return into;
  }
  for (const [name, value] of Object.entries(state))
    if (name !== 'rng')
      hiddenIn(value, (view as Record<string, unknown>)[name], `${path}/${name}`, into);
  return into;
}

/**
 * The hidden values of the next deal that do not depend on how it is dealt: those kept from the last
 * deal.
 */
function keptFrom(rules: Rules, {before, seat, move, after}: DealEnd): readonly string[] {
  const again = Array.from({length: STREAMS}, (_, at) =>
    rules.apply({...before, rng: rngFrom(`stream ${at}`)} as AnyState, seat, move),
  );
  const kept = new Set<string>();
  for (const viewer of [0, after.seats - 1]) {
    const hidden = again.map((state) => hiddenIn(state, rules.view(state, viewer)));
    for (const [path, value] of hidden[0]!) {
      const isCard = typeof value === 'string' || (Array.isArray(value) && value.length > 0);
      const same = hidden.every((one) => JSON.stringify(one.get(path)) === JSON.stringify(value));
      if (isCard && same) kept.add(path);
    }
  }
  return [...kept];
}

describe('the hands of a deal that is over', () => {
  const open = catalogue.filter(({opensDeals}) => opensDeals);

  test('are opened in games that deal again', () => assert.ok(open.length > 12));

  for (const entry of oneOfEachEngine(open))
    test(`${entry.id}: tell nothing of the next deal`, async () => {
      const rules: Rules = await entry.rules();
      const options = entry.id === 'tourney-for-the-king' ? {bestOf: 3} : {};
      const {record, ends} = await played(rules, entry, {options});
      assert.ok(ends.length > 0, 'a deal has ended');
      for (const end of ends) assert.deepEqual(keptFrom(rules, end), []);
      const {deals, states} = playedMatch(rules, entry, record);
      assert.ok(deals.length >= ends.length);
      for (const {from, to} of deals)
        for (let at = from; at < to; at += 9) {
          const state = states[at]!;
          const other = {...state, rng: rngFrom('another stream') as Rng};
          assert.equal(writePosition(rules, state), writePosition(rules, other));
        }
    });

  test('stay closed in God Save the King, where cards stay with their holders', async () => {
    const entry = catalogue.find(({id}) => id === 'god-save-the-king')!;
    assert.equal(entry.opensDeals, undefined);
    const rules: Rules = await entry.rules();
    const bot = await entry.bot();
    const ends: DealEnd[] = [];
    for (let match = 0; ends.length === 0; match++)
      ends.push(...(await played(rules, entry, {seed: `match ${match}`, bot})).ends);
    assert.ok(ends.some((end) => keptFrom(rules, end).length > 0));
  });
});
