import {expect} from '@open-wc/testing';
import {CARE} from '../analysis/index.js';
import {rngFrom} from '../cards/index.js';
import {type AnyState, defaultOptions, type Question} from '../game/index.js';
import {EFFORTS} from '../bots/levels.js';
import {entryOf} from './catalogue.js';
import {clean, frames, Table, until} from './gstk-table/table.fixture.js';
import {choose, judged, thinkIn} from '../table/thinking/thinking.js';

const entry = entryOf('king-simple');
const EFFORT = EFFORTS.strong;
/** Without a limit of time, so that the result is the same each time. */
const LOOK = {...CARE, worlds: 60, first: 30, milliseconds: 60_000};

/** Questions from the first tricks of a deal, one for each move. */
async function questions(count: number): Promise<readonly Question[]> {
  const rules = await entry.rules();
  let state: AnyState = rules.setup(defaultOptions(rules.options, 4), 4, rngFrom('thinking'));
  return Array.from({length: count}, (_, at) => {
    const [seat] = rules.turn(state as never);
    const moves = rules.legalMoves(state as never, seat!);
    const view = rules.view(state as never, seat);
    state = rules.apply(state as never, seat!, moves[0]!);
    return {view, moves, rng: rngFrom(`question ${at}`), budget: 0, why: false};
  });
}

describe('bots that think in a worker', () => {
  let workers: Worker[] = [];
  /** All that was sent to workers. */
  let sent: unknown[] = [];

  const thinkInWorker = (url = '/src/embed/thinker.ts'): void =>
    thinkIn(() => {
      const worker = new Worker(url, {type: 'module'});
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown) => {
        sent.push(message);
        post(message);
      };
      workers.push(worker);
      return worker;
    });

  beforeEach(async () => {
    await clean();
    workers = [];
    sent = [];
  });
  afterEach(async () => {
    for (const worker of workers) worker.terminate();
    thinkIn(() => undefined);
    await clean();
  });

  it('answer as they do on the page', async () => {
    const asked = await questions(8);
    const answers = async (): Promise<unknown> => {
      const all: unknown[] = [];
      for (const question of asked)
        all.push([await choose(entry, question, EFFORT), await judged(entry, question, LOOK)]);
      return all;
    };
    thinkIn(() => undefined);
    const onPage = await answers();
    thinkInWorker();
    expect(await answers()).to.deep.equal(onPage);
    expect(workers).to.have.length(1);
    // One of the moves was forced, and needs no search to be played.
    const free = asked.filter(({moves}) => moves.length > 1);
    expect(sent).to.have.length(asked.length + free.length);
    const [told] = await Promise.all(free.slice(0, 1).map((one) => judged(entry, one, LOOK)));
    expect(told?.moves.map(({move}) => move)).to.have.deep.members([...free[0]!.moves]);
  });

  it('get the view of their seat and nothing else', async () => {
    thinkInWorker();
    const [question] = await questions(1);
    await choose(entry, question!, EFFORT);
    const {view, moves, rng, budget} = question!;
    expect(sent).to.deep.equal([
      {id: 1, game: 'king-simple', wanted: {effort: EFFORT}, question: {view, moves, rng, budget}},
    ]);
  });

  it('stop when nobody waits any more, and a move goes before an analysis', async () => {
    thinkInWorker();
    const [question] = await questions(1);
    const stop = new AbortController();
    const ends: string[] = [];
    const long = {...LOOK, worlds: 1e9, first: 1e9};
    const endless = judged(entry, {...question!, signal: stop.signal}, long).catch(
      (error: unknown) => ends.push((error as Error).name),
    );
    const looked = judged(entry, question!, LOOK).then(() => ends.push('looked at'));
    const played = choose(entry, question!, EFFORT).then(() => ends.push('played'));
    await frames(3); // the move is asked for once rules and bot have come
    stop.abort();
    await Promise.all([endless, looked, played]);
    expect(ends).to.deep.equal(['AbortError', 'played', 'looked at']);
    expect(sent).to.deep.include({stop: 1});
  });

  for (const [name, url] of [
    ['throws', URL.createObjectURL(new Blob(['throw new Error("broken")']))],
    ['is not there', '/src/embed/no-such-worker.js'],
    ['says that it failed', URL.createObjectURL(new Blob(['onmessage = ({data}) => postMessage({id: data.id, error: "broken"})']))], // oxfmt-ignore
  ] as const)
    it(`think on the page for good when the worker ${name}`, async () => {
      const [question] = await questions(1);
      thinkIn(() => undefined);
      const onPage = await choose(entry, question!, EFFORT);
      thinkInWorker(url);
      for (let time = 0; time < 2; time++)
        expect(await choose(entry, question!, EFFORT)).to.deep.equal(onPage);
      expect(workers).to.have.length(1);
      expect(sent).to.have.length(1);
    });

  it('share one worker between the tables of a page', async () => {
    thinkInWorker();
    const tables = [await Table.ready({attributes: {variant: 'simple', 'bot-level': 'expert'}})];
    tables.push(await Table.ready({attributes: {variant: 'omnibus', 'bot-level': 'expert'}}));
    for (const table of tables) {
      const before = table.moves;
      await table.click(table.legal()[0]!);
      await until(() => table.moves > before + 2 && table.is('my-turn'), 'experts have played');
    }
    expect(workers).to.have.length(1);
    // Without a game it is told which parts to fetch ahead.
    const tasks = sent.filter((message) => 'game' in (message as object));
    const games = new Set(tasks.map((message) => (message as {game: string}).game));
    expect([...games].sort()).to.deep.equal(['king-omnibus', 'king-simple']);
  });
});
