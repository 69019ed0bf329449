import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {rngFrom} from '../cards/index.js';
import {catalogue} from '../embed/catalogue.js';
import {oneOfEachEngine} from '../testing/full.fixture.js';
import {type AnyState, InvalidDataError, resolveOptions, type Rules} from '../game/index.js';
import {type MatchRecord, RECORD_VERSION} from '../match/index.js';
import {planOf} from '../testing/plan-of.fixture.js';
import {type Dice, diceFrom} from '../testing/dice.js';
import {canonical} from './position/minimize-position.js';
import {
  InvalidNotationError,
  linkPosition,
  linkRecord,
  openLink,
  readPosition,
  readRecord,
  recordOf,
  writePosition,
  writeRecord,
} from './index.js';

/** In every game of the catalogue, over random games: what is written is read back unchanged. */

/** Moves in a game; in most games enough for a second deal. */
const MOVES = 24;

interface Game {
  readonly rules: Rules;
  readonly record: MatchRecord;
  readonly states: readonly AnyState[];
}

function playRandomly(rules: Rules, seats: number, options: object, dice: Dice): Game {
  const seed = `notation-${dice.roll(1000)}`;
  const whole = resolveOptions(rules.options, options);
  let state = rules.setup(whole, seats, rngFrom(seed));
  const states = [state];
  const moves: string[] = [];
  while (moves.length < MOVES && !rules.outcome(state)) {
    const seat = dice.pick(rules.turn(state));
    const move = dice.pick(rules.legalMoves(state, seat));
    moves.push(`${seat}:${rules.formatMove(move)}`);
    states.push((state = rules.apply(state, seat, move)));
  }
  const record = {game: rules.id, version: RECORD_VERSION, seats, options: whole, seed, moves};
  return {rules, record, states};
}

/** A position apart from its random stream, as text to compare. */
const essence = (rules: Rules, position: unknown): string =>
  canonical({...rules.parsePosition(position, rngFrom('any')), rng: undefined});

/** A text with a few characters changed, removed or doubled. */
function spoil(text: string, dice: Dice): string {
  const signs = [...text];
  for (let times = dice.roll(3); times >= 0; times--) {
    const at = dice.roll(signs.length);
    const sign = dice.pick([...':;|?[]{}<>",-!( )\\\n0aNKS♠', '']);
    signs.splice(at, dice.roll(2), sign);
  }
  return signs.join('');
}

/** Asserts that a text is read, or rejected with line and column. */
function readOrReject(text: string, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof InvalidNotationError, `${String(error)}\nin ${text}`);
    assert.ok(
      error.line >= 1 && error.column >= 1 && error.message.includes(`column ${error.column}`),
    );
  }
}

for (const entry of oneOfEachEngine(catalogue))
  describe(entry.id, () => {
    const dice = diceFrom(`notation ${entry.id}`);
    const {min, max} = entry.seats;
    const game = (async () => {
      const {options = {}} = await planOf(entry.family);
      return playRandomly(await entry.rules(), min + dice.roll(max - min + 1), options, dice);
    })();

    it('positions and views are read back as written, and written as read', async () => {
      const {rules, states} = await game;
      const state = dice.pick(states);
      const view = rules.view(dice.pick(states), dice.roll(state.seats));
      for (const position of [state, view]) {
        const text = writePosition(rules, position);
        assert.doesNotMatch(text, /[\n\r]/);
        const back = readPosition(rules, text);
        assert.equal(essence(rules, back), essence(rules, position), text);
        if (position === state) assert.equal(writePosition(rules, back), text);
        for (let times = 0; times < 5; times++) {
          const spoiled = spoil(text, dice);
          readOrReject(spoiled, () => readPosition(rules, spoiled));
        }
      }
    });

    it('records are read back as written', async () => {
      const {rules, record} = await game;
      const text = writeRecord(rules, record);
      const score = readRecord(rules, text);
      assert.deepEqual(recordOf(score), record);
      assert.equal(writeRecord(rules, score), text);
      for (let times = 0; times < 5; times++) {
        const spoiled = spoil(text.slice(0, 300), dice);
        readOrReject(spoiled, () => readRecord(rules, spoiled));
      }
    });

    it('a record may begin with a state and its random stream', async () => {
      const {rules, record, states} = await game;
      const {seats, options, moves} = record;
      const start = rules.parsePosition(states[0]);
      const from = {game: rules.id, version: RECORD_VERSION, seats, options, start, moves};
      const back = recordOf(readRecord(rules, writeRecord(rules, from)));
      assert.equal(canonical(back), canonical(from));
    });

    it('links lead back to the same match and position', async () => {
      const {rules, record, states} = await game;
      const open = (link: string) =>
        openLink(`https://example.org/page${link}`, () => entry.rules());
      const link = linkRecord(rules, record);
      assert.deepEqual(await open(link), {kind: 'record', game: rules.id, record});
      assert.ok(link.length <= 200, `${link.length} signs`);
      const view = rules.view(dice.pick(states), 0);
      const opened = await open(linkPosition(rules, view));
      assert.ok(opened && 'kind' in opened && opened.kind === 'position');
      assert.equal(essence(rules, opened.position), essence(rules, view));
      for (let times = 0; times < 6; times++) {
        const broken = await open(spoil(link, dice));
        if (broken && 'fault' in broken) assert.match(broken.fault, /^link\//);
      }
    });

    it('an impossible position is rejected with its path', async () => {
      const {rules} = await game;
      assert.throws(() => writePosition(rules, {hands: 7}), InvalidDataError);
    });
  });
