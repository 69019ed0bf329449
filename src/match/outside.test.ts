import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {catalogue, entryOf} from '../embed/catalogue.js';
import {isFull, oneOfEachEngine} from '../testing/full.fixture.js';
import {createMatch, InvalidDataError, type Match, replay} from '../index.js';

/**
 * Untrusted input, as malformed as possible, gives a named error with a path or a working match.
 */

const games = await Promise.all(oneOfEachEngine(catalogue).map((entry) => entry.load()));
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const circle: Record<string, unknown> = {type: 'play'};
circle['card'] = circle;
const deep = Array.from({length: 9000}).reduce<unknown>((inside) => [inside], 'KH');
const gone = Proxy.revocable({}, {});
gone.revoke();
const trap = (): never => {
  throw new RangeError('trap');
};
const trapped = new Proxy([], {get: trap, ownKeys: trap, getOwnPropertyDescriptor: trap});
const RUBBISH: readonly (readonly [name: string, value: unknown])[] = [
  ['a circle', circle],
  ['a deep list', deep],
  ['a getter that throws', Object.defineProperty({}, 'type', {enumerable: true, get: trap})],
  ['a proxy that throws', trapped],
  ['a revoked proxy', gone.proxy],
  ['a list without end', Object.assign([], {length: 4e9})],
  ['a list with holes', Array(4)],
  ['toJSON that throws', {toJSON: trap}],
  ['no prototype', Object.create(null)],
  ['own __proto__', JSON.parse('{"__proto__": {"seats": 9}}')],
  ['a map', new Map([['seats', 4]])],
  ['a card object', Object('KH')],
  ...[10n, Symbol('KH'), trap, new Date(NaN), new Uint8Array(4)].map(
    (value) => [Object.prototype.toString.call(value), value] as const,
  ),
  ...[undefined, null, true, 0, -1, 4, 0.5, NaN, Infinity, 2 ** 53, 1e6].map(
    (value) => [String(value), value] as const,
  ),
  ...['', 'KH', '10H', '__proto__', '0:KH', 'x'.repeat(1e5)].map((text) => [text, text] as const),
  ...[[], [[]], [null], ['KH', 'KH'], [{}], {}, {length: 4}, {id: 'no-king'}].map(
    (value) => [JSON.stringify(value), value] as const,
  ),
];

/** Runs code that may throw a named error with a path and no other; a match must be playable. */
function survives(what: string, run: () => unknown): void {
  let match: Match;
  try {
    match = run() as Match;
  } catch (error) {
    const named = error instanceof InvalidDataError && error.path !== '';
    assert.ok(named, `${what}: ${String(error)}`);
    assert.ok(error.message.startsWith(error.path) && /^Invalid\w+Error$/.test(error.name), what);
    return;
  }
  for (let move = 0; move < 40 && !match.outcome; move++) {
    const seat = match.turn[0]!;
    assert.equal(match.play(seat, match.moves(seat).at(-1)), undefined, what);
  }
  const again = replay(match.game, json(match.record()));
  assert.deepEqual(again.state, match.state, what);
}

type Path = readonly (string | number)[];
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** All paths of plain data, down to the leaves. */
const paths = (value: unknown, path: Path = []): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return [at, ...paths(inner, at)];
      })
    : [];
/** A copy with another value at a path. */
function put(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : {...(value as object)};
  (copy as Record<string | number, unknown>)[key] = put(
    (value as Record<string | number, unknown>)[key],
    rest,
    other,
  );
  return copy;
}

interface Share {
  readonly own: number;
  readonly kin: number;
}

/** Games of a family share their readers, so each game tries a share of the cases. */
function shareOf({rules}: (typeof games)[number]): Share {
  const {family} = catalogue.find(({id}) => id === rules.id)!;
  const kin = catalogue.filter((entry) => entry.family === family);
  return {own: kin.findIndex(({id}) => id === rules.id), kin: kin.length};
}

/**
 * Plain data with a malformed value of each kind at each path. `npm test` tries one kind in eight at a
 * path, and one in sixty at a deep one; `npm run test:all` one in three, and one in five.
 */
function* spoiled(
  data: unknown,
  places: readonly Path[],
  {own, kin}: Share,
): Generator<readonly [what: string, spoiled: unknown]> {
  for (const [index, path] of places.entries())
    for (const [at, [name, value]] of RUBBISH.entries()) {
      const parts = isFull
        ? [Math.min(3, kin), Math.max(5, kin)]
        : [Math.max(8, kin), 4 * Math.max(15, kin)];
      const part = parts[Number(path.length > 1)]!;
      if ((index + at) % part === own % part)
        yield [`${path.join('.')}: ${name}`, put(data, path, value)];
    }
}

/** A match in the middle of its second deal, or earlier where deals are long. */
const midway = (game: (typeof games)[number]): Match => {
  const match = createMatch(game, {seed: 'outside'});
  for (let move = 0; move < 39; move++) {
    const seat = match.turn[0]!;
    match.play(seat, match.moves(seat)[0]);
  }
  return match as unknown as Match;
};

for (const game of games)
  describe(game.rules.id, () => {
    const match = midway(game);
    const share = shareOf(game);
    const positions: readonly (readonly [string, unknown])[] = [
      ['state', json(match.state)],
      ['view', json(match.view(1))],
    ];

    for (const [kind, position] of positions)
      test(`rubbish at every path of a ${kind}`, () => {
        for (const [what, state] of spoiled(position, paths(position), share))
          survives(what, () => createMatch(game, {seed: 1, state}));
      });

    test('rubbish at every path of a record', () => {
      const begun = createMatch(game, {state: match.state});
      begun.play(begun.turn[0]!, begun.moves(begun.turn[0]!)[0]);
      for (const record of [match.record(), begun.record()].map(json)) {
        const places = [[], ...paths(record).filter((path) => path.length < 3)];
        for (const [what, odd] of spoiled(record, places, share))
          survives(what, () => replay(game, odd));
      }
    });

    test('rubbish for seats, options, seed and state', () => {
      const own = RUBBISH.filter((_, at) => isFull || at % share.kin === share.own % share.kin);
      for (const [name, value] of own)
        for (const setup of [
          {seats: value},
          {options: value},
          {options: {earlyStop: value}},
          {seed: value},
          {state: value},
          {seats: value, state: {}},
        ])
          survives(`${Object.keys(setup).join()}: ${name}`, () =>
            createMatch(game, setup as object),
          );
    });

    test('rubbish as a move: refused by a key, and nothing changes', async () => {
      const playing = midway(game);
      const seat = playing.turn[0]!;
      const snap = (): string =>
        JSON.stringify([playing.state, playing.record(), playing.log(0), playing.phase]);
      const before = snap();
      const moves = RUBBISH.flatMap(([, value]) => [value, {type: 'play', card: value}]).filter(
        (move) => {
          const read = typeof move === 'string' ? game.rules.parseMove(move) : move;
          return !playing.moves(seat).some((legal) => JSON.stringify(legal) === safe(read));
        },
      );
      for (const move of moves)
        for (const from of [seat, (seat + 1) % playing.state.seats, -1, 9, NaN, null, '0']) {
          const key = playing.play(from as number, move);
          assert.match(key ?? 'played', /^[a-z]+\/[a-z-]+$/);
          assert.equal(playing.refuse(from as number, move), key);
          if (from === seat) assert.equal(await playing.client(seat).play(move), key);
        }
      assert.equal(snap(), before);
    });

    test('a seat that does not exist has no view, log or client; an onlooker has', () => {
      for (const seat of [-1, 9, 0.5, NaN, '0', {}, [0], true, 1n, Symbol('0')] as number[])
        for (const ask of [match.view, match.log, match.client])
          assert.throws(() => ask(seat), {name: 'InvalidSeatsError', path: 'seat'});
      const nobody = match.view().seat as unknown as undefined; // null, as JSON has it
      assert.deepEqual(match.view(nobody), match.view());
      assert.equal(match.client(nobody).seat, undefined);
    });
  });

/** A value as JSON, if possible. */
function safe(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

const simple = await entryOf('king-simple').load();

describe('settings of both position and host', () => {
  test('options of the host complete those of the state', () => {
    const match = createMatch(simple, {
      options: {earlyStop: 'off'},
      state: {options: {kingsAreBoys: 'on'}},
    });
    assert.equal(match.state.options['earlyStop'], 'off');
    assert.equal(match.state.options['kingsAreBoys'], 'on');
  });

  test('options that contradict the state are rejected by name', () => {
    const state = {options: {earlyStop: 'on'}};
    assert.throws(() => createMatch(simple, {options: {earlyStop: 'off'}, state}), {
      name: 'InvalidOptionsError',
      path: 'options.earlyStop',
    });
    const begun = createMatch(simple, {state});
    const record = {...begun.record(), options: {earlyStop: 'off'}};
    assert.throws(() => replay(simple, record), {path: 'options.earlyStop'});
    assert.throws(() => replay(simple, {...record, options: 7}), {path: 'options'});
  });

  test('a seed that JSON cannot hold, and null for the seats, are rejected', () => {
    for (const seed of [NaN, Infinity])
      assert.throws(() => createMatch(simple, {seed}), {path: 'seed'});
    assert.throws(() => createMatch(simple, {seats: null as never}), {path: 'seats'});
  });
});

const isKing = ({rules}: (typeof games)[number]): boolean =>
  catalogue.some(({id, family}) => id === rules.id && family === 'king');

// Uses moves and positions of King; the checks are the same for all games.
for (const game of games.filter(isKing))
  describe(`${game.rules.id}, from outside`, () => {
    test('a move that changes while it is read is played as first read', () => {
      const playing = midway(game);
      while (!('card' in playing.moves(playing.turn[0]!)[0]!))
        playing.play(playing.turn[0]!, playing.moves(playing.turn[0]!)[0]);
      const seat = playing.turn[0]!;
      const legal = playing.moves(seat)[0] as unknown as {card: string};
      const {hands} = playing.state as unknown as {hands: string[][]};
      const foreign = hands[(seat + 1) % hands.length]![0]!;
      let reads = 0;
      const move = {
        type: 'play',
        get card() {
          return reads++ % 2 === 0 ? legal.card : foreign;
        },
      };
      assert.equal(playing.play(seat, move), undefined);
      assert.equal(playing.record().moves.at(-1), `${seat}:${legal.card}`);
    });

    test('later changes to the arguments of a call change nothing', () => {
      const position = json(midway(game).state) as {scores: number[]; hands: string[][]};
      const options = {earlyStop: 'on'};
      const playing = createMatch(game, {state: position, options});
      const before = JSON.stringify(playing.state);
      position.hands[0]!.pop();
      position.scores[0]! += 1000;
      options.earlyStop = 'off';
      assert.equal(JSON.stringify(playing.state), before);
      assert.ok(!Object.isFrozen(position) && !Object.isFrozen(options));
    });
  });
