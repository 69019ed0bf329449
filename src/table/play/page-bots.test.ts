import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import type {AnyMove, Bot, Question, Seat} from '../../game/index.js';
import {replay} from '../../match/replay.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {clean, Table, until} from '../../embed/gstk-table/table.fixture.js';
import {PATIENCE} from './page-bot.js';

/** Bots of the page (`bots`): code from outside, which may fail in any way. */
describe('bots of the page', () => {
  let table: Table;

  beforeEach(clean);
  afterEach(clean);

  /** A table at which the reader plays first, and others after it. */
  const lay = async (bots: unknown, given: object = {}): Promise<void> => {
    table = await Table.lay({set: {bots: bots as Bot, ...given}});
  };
  /** Plays a card, and waits until the others have played and the reader is asked again. */
  const goesOn = async (): Promise<void> => {
    await table.becomes('my-turn');
    const before = table.moves;
    await table.click(table.legal()[0]!);
    await until(() => table.moves > before + 1 && table.is('my-turn'), 'the others have played');
  };
  const said = (): string => table.host.shadowRoot!.querySelector('.prompt')?.textContent ?? '';

  /** Every move of the others must be the rules' fallback move. */
  const playsSafely = async (): Promise<void> => {
    const game = await table.host.entry.load();
    const record = table.host.record!;
    record.moves.forEach((step, at) => {
      const seat = Number(step[0]);
      if (seat === 0) return;
      const {state} = replay(game, {...record, moves: record.moves.slice(0, at)});
      expect(step).to.equal(`${seat}:${game.rules.formatMove(game.rules.fallback(state, seat))}`);
    });
  };

  const failing: readonly (readonly [string, () => unknown])[] = [
    ['rejects', async () => Promise.reject(new Error('broken'))],
    ['answers nothing', () => undefined],
    ['answers a move that is none', () => ({move: {type: 'play', card: 'ZZ'}})],
    ['answers with a getter that throws', () => ({get move(): AnyMove { throw new Error('no'); }})], // oxfmt-ignore
    ['throws', () => { throw new Error('broken'); }], // oxfmt-ignore
    ['answers no move', () => ({})],
    ['answers with a function', () => ({move: () => 1})],
  ];
  for (const [name, choose] of repeated(failing, 2))
    it(`that ${name}: the table reports it, plays the safe move, and goes on`, async () => {
      await lay({choose});
      await goesOn();
      await playsSafely();
      await until(() => said().includes('the bot failed'), 'it is said');
    });

  it('of the wrong type, or from a function that throws, are replaced in the same way', async () => {
    for (const bots of [
      {},
      () => {
        throw new Error('broken');
      },
    ]) {
      // oxfmt-ignore
      await lay(bots);
      await goesOn();
      await playsSafely();
      table.clear();
    }
  });

  it('may answer with the text of a move, in any spelling', async () => {
    const choose = ({moves}: Question) => ({
      move: (moves[0] as {readonly card?: string}).card!.toLowerCase(),
    });
    await lay({choose});
    await goesOn();
    expect(said()).not.to.include('the bot failed');
  });

  it('that never answers is given up after its time, by the clock of the table', async () => {
    const clock = new SimulatedClock();
    const asked: Question[] = [];
    const choose = (question: Question) => {
      asked.push(question);
      return new Promise(() => undefined);
    };
    await lay((seat: Seat) => (seat === 1 ? {choose} : undefined), {clock});
    await until(() => {
      clock.increment(0);
      if (table.is('my-turn')) table.host.play(table.legal()[0]!);
      return asked.length === 1;
    }, 'the bot is asked');
    const {moves} = table;
    clock.increment(PATIENCE - 1);
    expect(asked[0]!.signal!.aborted).to.equal(false);
    expect(table.moves).to.equal(moves);
    clock.increment(1);
    await until(() => {
      clock.increment(0);
      return table.moves > moves;
    }, 'a safe move is played');
    expect(asked[0]!.signal!.aborted).to.equal(true);
    await until(() => said().includes('the bot failed'), 'it is said');
  });

  it('plays the seats that the page gives it, from copies and a stream apart from the deal', async () => {
    const asked: Question[] = [];
    const choose = (question: Question) => {
      asked.push(structuredClone({...question, signal: undefined}) as never);
      const [move] = question.moves;
      (question.view as {hands: unknown}).hands = (question.moves as AnyMove[]).length = 0;
      return {move};
    };
    const streams: string[] = [];
    for (let round = 0; round < 2; round++) {
      await lay((seat: Seat) => (seat === 2 ? {choose} : undefined));
      await goesOn();
      streams.push(asked.map(({rng}) => rng.join()).join('/'));
      expect(asked.length).to.be.greaterThan(0);
      expect(asked.every(({view}) => view.seat === 2)).to.equal(true);
      expect(said()).not.to.contain('the bot failed');
      asked.length = 0;
      table.clear();
    }
    // The seed is the same; the streams have nothing to do with it.
    expect(streams[0]).not.to.equal(streams[1]);
  });

  itNightly('reports it in Russian too', async () => {
    table = await Table.lay({locale: 'ru', set: {bots: {choose: () => ({}) as never}}});
    await goesOn();
    await until(() => said().includes('бот не справился'), 'it is said');
  });
});
