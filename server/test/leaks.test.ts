// No frame tells more than the rules do. A table is opened twice: with the true state, and with a twin
// that one viewer cannot tell apart, and the same moves are played at both. The oracle is automatic:
// what that viewer is sent must be the same byte for byte, until an event that it receives differs by
// itself, since only an event may reveal a card. And by number and order: a viewer is sent a frame when
// its view or its log changes and at no other time, so a hidden choice is silence to all others. One of
// the others may be a bot, away or have left, and is played for when its time has come: at both tables at
// once. Others greet each other meanwhile, which tells nothing either.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, test} from 'node:test';
import {pick, type Rng, rngFrom, roll} from 'gstk/cards';
import {catalogue, type GameEntry} from 'gstk/catalogue';
import type {AnyState, Rules, Seat} from 'gstk/game';
import {createMatch, type Match} from 'gstk/match';
import type {GoFrame, ServerFrame} from '../../src/online/wire.js';
import {isFull, oneOfEachEngine} from '../../src/testing/full.fixture.js';
import type {Viewer} from '../src/hosted-match.js';
import {commitmentOf} from '../src/tokens.js';
import {type Ear, headOf, servicesOf, SECRET, settled, Tried} from './tables.js';

/** Where twins are made: after this many moves of a match, and how far both are played on. */
const [BEGINNINGS, ON] = isFull ? [40, 40] : [6, 12];

const isGo = (frame: ServerFrame): frame is GoFrame => frame.t === 'go';

/** A stream of chances, drawn one after the other. */
const dice = (seed: string): {below(n: number): number; one<Item>(list: readonly Item[]): Item} => {
  let rng: Rng = rngFrom(seed);
  return {
    below(n) {
      const drawn = roll(rng, n);
      rng = drawn.rng;
      return drawn.value;
    },
    one(list) {
      const drawn = pick(rng, list);
      rng = drawn.rng;
      return drawn.value;
    },
  };
};

/** A seat at which nobody plays, and why. */
interface Absent {
  readonly seat: Seat;
  readonly as: 'bot' | 'away' | 'left';
}

/** A table that goes on from a state, with an ear for everybody who is there. */
class Side {
  readonly #tried: Tried;
  readonly ears = new Map<Viewer, Ear>();
  /** Somebody who came late, and has a bot's seat from the next deal on. */
  late: Ear | undefined;
  /** The decisions written down that `play` has returned. */
  #known = 0;

  private constructor(tried: Tried) {
    this.#tried = tried;
  }

  static async at(entry: GameEntry, state: AnyState, absent: Absent | undefined): Promise<Side> {
    const {seats, options} = state;
    const all = [...Array(seats).keys()];
    const people = absent?.as === 'bot' ? all.filter((seat) => seat !== absent.seat) : all;
    const head = await headOf(entry.id, {seats, options, start: state, people});
    // The clock is on: it must not tell anything either.
    const side = new Side(await Tried.open(head, servicesOf({turnMs: 1e8})));
    for (const viewer of [...all.filter((seat) => seat !== absent?.seat), undefined])
      side.ears.set(viewer, await side.#tried.enter(viewer));
    if (absent?.as === 'bot') {
      const {services, id} = side.#tried;
      await services.store.claim(id, `seat/${absent.seat}`, 'person');
      side.late = await side.#tried.enter(undefined, absent.seat);
    }
    if (absent?.as === 'left') (await side.#tried.enter(absent.seat)).hear({q: 'leave'});
    await settled();
    side.#fresh();
    side.late?.fresh();
    return side;
  }

  /**
   * Lets a seat play, or lets enough time pass that a bot plays for it.
   * @param greets the seat that greets the others before
   */
  async play(seat: Seat, text: string, greets?: Seat): Promise<Played> {
    if (greets !== undefined) this.ears.get(greets)?.hear({q: 'greet', n: 0});
    const ear = this.ears.get(seat);
    if (ear) {
      const made = (await this.#tried.entries()).filter(({s}) => s === seat).length;
      ear.hear({q: 'play', k: made, m: text});
      await settled();
    } else {
      const {awayMs, botMs} = this.#tried.services.config;
      await this.#tried.wait(awayMs + botMs);
    }
    const entries = (await this.#tried.entries()).slice(this.#known);
    this.#known += entries.length;
    const late = this.late?.fresh();
    const isSeated = this.late?.code !== undefined;
    if (isSeated) this.late = undefined;
    return {moves: entries.map(({s, m}) => [s, m]), frames: this.#fresh(), late, isSeated};
  }

  #fresh(): Map<Viewer, ServerFrame[]> {
    return new Map([...this.ears].map(([viewer, ear]) => [viewer, ear.fresh()]));
  }
}
interface Played {
  /** The moves that were written down. */
  readonly moves: readonly (readonly [seat: Seat, text: string])[];
  readonly frames: ReadonlyMap<Viewer, readonly ServerFrame[]>;
  /** What somebody was told who came late, until the seat was theirs. */
  readonly late: readonly ServerFrame[] | undefined;
  readonly isSeated: boolean;
}

const text = (value: unknown): string => JSON.stringify(value);

/** Says how two lists of frames differ where no event explains it; `undefined` when all is explained. */
function unexplained(
  one: readonly ServerFrame[],
  other: readonly ServerFrame[],
  viewer: Viewer,
): string | undefined {
  if (text(one) === text(other)) return undefined;
  const [told, twin] = [one.filter(isGo), other.filter(isGo)];
  const shape = (list: readonly ServerFrame[]): string => list.map(({t}) => t).join();
  const events = [told, twin].map((list) => list.flatMap(({b}) => b));
  for (const [at, [event, change]] of events[0]!.entries()) {
    const beside = events[1]![at];
    if (!beside || text(event) !== text(beside[0])) return undefined; // the event itself reveals it
    if (text(change) === text(beside[1])) continue;
    // Cards that the viewer is dealt are the viewer's to know, and nothing after them can be compared.
    if (text(withoutHand(change, viewer)) === text(withoutHand(beside[1], viewer)))
      return undefined;
    return `${text(event)}: ${text(change)} or ${text(beside[1])}`;
  }
  // An event of the twin alone reveals it, as that somebody has to draw.
  if (events[1]!.length > events[0]!.length) return undefined;
  if (shape(one) !== shape(other)) return `${shape(one)} or ${shape(other)}`;
  return `without an event: ${text(one)} or ${text(other)}`;
}

/** A change of a view without what it changes of the viewer's own hand. */
function withoutHand(change: unknown, viewer: Viewer): unknown {
  const {hands, ...rest} = (change ?? {}) as {hands?: Readonly<Record<string, unknown>>};
  const others = Object.entries(hands ?? {}).filter(([seat]) => seat !== String(viewer));
  return [others, rest];
}

/** The number of moves of a match of chance, at most `most`. */
function lengthOf(rules: Rules, seats: number, most: number): number {
  const chance = dice(rules.id);
  const match = createMatch({rules}, {secret: SECRET, seats});
  for (let n = 0; n < most; n++) {
    if (match.outcome) return n;
    const seat = chance.one(match.turn);
    match.play(seat, chance.one(match.moves(seat)));
  }
  return most;
}

/** A state that a viewer cannot tell from the true one, in which the next seat can do the same. */
function twinOf(match: Match, rules: Rules, viewer: Viewer, seed: string): AnyState {
  let twin!: AnyState;
  for (let n = 0; n < 12; n++) {
    const {rng} = match.state;
    twin = {...rules.determinize(match.view(viewer), rngFrom(`${seed}/${n}`)), rng};
    const isTwin = text(rules.view(twin, viewer)) === text(match.view(viewer));
    assert.ok(isTwin, `${rules.id}: another view of ${viewer}`);
    const common = match.turn.some((seat) => commonMoves(match, twin, rules, seat).length > 0);
    if (common && text(twin) !== text(match.state)) return twin;
  }
  return twin;
}

/** The moves of a seat that are legal both in truth and in the twin. */
const commonMoves = (match: Match, twin: AnyState, rules: Rules, seat: Seat): string[] =>
  rules.turn(twin).includes(seat)
    ? match
        .moves(seat)
        .filter((move) => rules.refuse(twin, seat, move) === undefined)
        .map((move) => rules.formatMove(move))
    : [];

async function compare(entry: GameEntry, rules: Rules, seed: string, count: Counts): Promise<void> {
  const chance = dice(seed);
  const match = createMatch({rules}, {secret: SECRET, seats: entry.seats.usual});
  for (let n = chance.below(lengthOf(rules, entry.seats.usual, 80)); n > 0 && !match.outcome; n--) {
    const seat = chance.one(match.turn);
    match.play(seat, chance.one(match.moves(seat)));
  }
  if (match.outcome) return;
  const seats = [...Array(match.state.seats).keys()];
  const viewer = chance.one([...seats, undefined]);
  const as = chance.one(['bot', 'away', 'left', undefined] as const);
  const absent = as && {seat: chance.one(seats.filter((seat) => seat !== viewer)), as};
  const truth = createMatch({rules}, {secret: SECRET, state: match.state});
  const state = twinOf(match, rules, viewer, seed);
  const other = createMatch({rules}, {secret: SECRET, state});
  const one = await Side.at(entry, truth.state, absent);
  const two = await Side.at(entry, other.state, absent);
  for (let n = 0; n < ON && !truth.outcome; n++) {
    const seat = chance.one(truth.turn);
    const common = commonMoves(truth, other.state, rules, seat);
    const move =
      common.length > 0 ? chance.one(common) : rules.formatMove(chance.one(truth.moves(seat)));
    const where = `${entry.id} ${seed}: ${seat} (${seat === absent?.seat ? as : 'here'}) plays ${move}`;
    const greets = chance.one([...seats, undefined]);
    const {moves, frames, late, isSeated} = await one.play(seat, move, greets);
    assert.ok(moves.length > 0, `${where}: nothing is written down`);
    if (late) {
      // No more than any other onlooker, though the seat is as good as theirs.
      const told = frames.get(undefined)!;
      assert.equal(text(late), text(isSeated ? told.slice(0, late.length) : told), where);
      count.late += late.length;
    }
    const changes = changesOf(truth, moves, [...one.ears.keys()]);
    for (const [who, list] of frames) {
      const what = `${where}, told to ${who}: ${text(list)}`;
      assert.equal(list.filter(isGo).length, changes.get(who), what);
      assert.equal(list.filter(({t}) => t === 'ok').length, Number(who === seat), what);
      const rest = list.filter(({t}) => !['go', 'ok', 'end', 'greet'].includes(t));
      // Time that runs out is shown, and who has taken over, whether or not somebody has chosen in secret.
      const mayShow = changes.get(undefined)! > 0 || seat === absent?.seat;
      const isShown = ({t}: ServerFrame): boolean => t === 'clock' || t === 'who';
      assert.ok(rest.length === 0 || (mayShow && rest.every(isShown)), what);
      count.greets += list.filter(({t}) => t === 'greet').length;
      count.frames += list.length;
      if (who !== seat && changes.get(who) === 0) count.silent++;
    }
    if (common.length === 0) return; // the twin cannot do the same
    const beside = await two.play(seat, move, greets);
    for (const [by, twinMove] of beside.moves)
      assert.equal(other.play(by, twinMove), undefined, `${where}: not played in the twin`);
    const [mine, its] = [frames, beside.frames].map((all) => all.get(viewer)!.map(comparable));
    const fault = unexplained(mine!, its!, viewer);
    assert.equal(fault, undefined, `${where}, told to ${viewer}`);
    count.compared++;
    if (seat !== viewer) count.others++;
    if (seat === absent?.seat) count[absent.as]++;
    if (text(mine) === text(its)) continue;
    count.revealed++;
    return;
  }
}

/** Plays moves, and counts at how many of them the view or the log of each viewer changes. */
function changesOf(
  match: Match,
  moves: Played['moves'],
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, number> {
  const seen = (who: Viewer): string => text([match.view(who), match.log(who)]);
  const changes = new Map(viewers.map((who) => [who, 0]));
  for (const [seat, move] of moves) {
    const before = viewers.map(seen);
    assert.equal(match.play(seat, move), undefined);
    for (const [at, who] of viewers.entries())
      if (before[at] !== seen(who)) changes.set(who, changes.get(who)! + 1);
  }
  return changes;
}
interface Counts {
  frames: number;
  compared: number;
  /** Moves of other seats among those compared. */
  others: number;
  /** Moves played for a bot, and for somebody who is away or has left. */
  bot: number;
  away: number;
  left: number;
  greets: number;
  /** Frames sent to somebody who came late. */
  late: number;
  revealed: number;
  silent: number;
}

/** A text in which random texts are called by the order in which they come. */
function named(said: string): string {
  const names = new Map<string, string>();
  return said.replaceAll(
    /[\da-f]{64}|[\w-]{12}\.\w+\.[\w-]{22}|(?<="(?:id|code)":")[\w-]+/g,
    (random) => {
      if (!names.has(random)) names.set(random, `random ${names.size}`);
      return names.get(random)!;
    },
  );
}

/** The record at the end tells everything to everybody. */
const comparable = (frame: ServerFrame): ServerFrame =>
  frame.t === 'end' ? {t: 'end', record: {} as never} : frame;

describe('no frame tells more than the rules do', () => {
  const played = {bot: 0, away: 0, left: 0, greets: 0, late: 0};
  const engines = oneOfEachEngine(catalogue);
  for (const entry of catalogue)
    test(entry.id, async (t) => {
      const rules = await entry.rules();
      const count: Counts = {
        frames: 0,
        compared: 0,
        others: 0,
        bot: 0,
        away: 0,
        left: 0,
        greets: 0,
        late: 0,
        revealed: 0,
        silent: 0,
      };
      const beginnings = engines.includes(entry) ? BEGINNINGS : 2;
      for (let n = 0; n < beginnings; n++) await compare(entry, rules, `${entry.id}/${n}`, count);
      assert.ok(count.compared > 0 && count.others > 0, text(count));
      for (const what of ['bot', 'away', 'left', 'greets', 'late'] as const)
        played[what] += count[what];
      t.diagnostic(`${entry.id}: ${text(count)}`);
    });
  test('bots and people who were away or had left were among those who played, and greeted, and some came late', () => {
    assert.ok(
      Object.values(played).every((times) => times > 0),
      text(played),
    );
  });
  test('a waiting room tells of secrets and numbers nothing but their hashes', async () => {
    const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
    /** The same people do the same; only the server's secret and the numbers of others differ. */
    const told = async (world: string): Promise<{frames: ServerFrame[]; secrets: string[]}[]> => {
      const secret = hex(`secret of ${world}`);
      const head = await headOf('king-omnibus', {waits: true, secret});
      const tried = await Tried.open(head, servicesOf(), [0, 1, 2]);
      const numbers = [0, 1, 2].map((seat) => hex(`${seat === 1 ? '' : world}/${seat}`));
      const viewers = [0, 1, 2, undefined] as const;
      const ears: Ear[] = [];
      for (const viewer of viewers) {
        ears.push(await tried.enter(viewer));
        ears.at(-1)!.hear({q: 'sync', v: 2});
      }
      for (const [seat, number] of numbers.entries())
        ears[seat]!.hear({q: 'seal', seal: commitmentOf(number)});
      ears[2]!.hear({q: 'ready', ready: true});
      ears[0]!.hear({q: 'pace', pace: 'days'});
      ears[2]!.hear({q: 'code'});
      tried.table.claimed(2, 'device/x');
      await settled();
      ears[2]!.hear({q: 'answer', n: 1, agreed: true});
      await settled();
      ears[0]!.hear({q: 'start'});
      await settled();
      for (const seat of [0, 2]) ears[seat]!.hear({q: 'nonce', nonce: numbers[seat]!});
      await settled();
      return viewers.map((viewer, at) => ({
        frames: ears[at]!.fresh(),
        secrets: [secret, head.key, ...numbers.filter((_, seat) => seat !== viewer)],
      }));
    };
    const [one, two] = [await told('one'), await told('two')];
    for (const [at, {frames, secrets}] of one.entries()) {
      const said = text(frames);
      for (const secret of secrets) assert.ok(!said.includes(secret), `${at}: ${secret}`);
      assert.equal(named(said), named(text(two[at]!.frames)), String(at));
    }
    // A code is for its own page alone.
    const isCode = ({t}: ServerFrame): boolean => t === 'code';
    assert.deepEqual(
      one.map(({frames}) => frames.filter(isCode).length),
      [0, 0, 1, 0],
    );
  });
  test('the oracle finds a change that no event explains', () => {
    const go = (change: unknown, d?: unknown): ServerFrame[] => [
      {
        t: 'go',
        at: 3,
        b: [[{type: 'card played'}, change as never]],
        ...(d ? {d: d as never} : {}),
      },
    ];
    const dealt = (seat: number, card: string): ServerFrame[] => go({hands: {[seat]: [card]}});
    assert.ok(unexplained(dealt(1, 'KH'), dealt(1, 'QS'), 0));
    assert.ok(unexplained(dealt(1, 'KH'), dealt(1, 'QS'), undefined));
    assert.equal(unexplained(dealt(1, 'KH'), dealt(1, 'QS'), 1), undefined);
    assert.ok(unexplained(go({}, {next: ['KH']}), go({}, {next: ['QS']}), 0));
    assert.ok(unexplained([{t: 'go', at: 3, b: [], d: [1]}], [], 0));
    assert.equal(unexplained(go({}), go({}), 0), undefined);
  });
});
