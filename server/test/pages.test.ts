// Two people at one table, each on a page of their own, as a reader's hand plays it.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {Pages, type TablePage} from './pages.js';
import {until} from './real-time.js';
import {type Server, startServer} from './servers.js';

const pages = await Pages.open();
const servers: Server[] = [];
const up = async (env?: Record<string, string>): Promise<Server> => {
  const server = await startServer(env);
  servers.push(server);
  return server;
};
after(async () => {
  await pages?.close();
  for (const server of servers) await server.kill('SIGKILL');
});

/** Anna makes a table, and Ben follows her link. */
async function two(server: Server, game: string, more: Record<string, string> = {}) {
  const anna = await pages!.visit(pages!.at({game, server: server.origin, ...more}));
  const link = await anna.make('Anna');
  const ben = await pages!.visit(link);
  await ben.sit('Ben');
  await anna.start(2);
  for (const reader of [anna, ben]) await reader.begun();
  return {anna, ben, link};
}

/** To look at a page, and at all that a server counts, takes both of them a while. */
const PAGE_POLL_MS = 100;

/** The number of decisions of people that a server has played. */
async function movesAt({origin}: Server): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^gstk_moves_total (\d+)$/m.exec(text)![1]);
}

/**
 * All play as they are advised, until the match is over or a number of decisions are made; returns how many
 * the server has played.
 */
async function play(server: Server, readers: readonly TablePage[], most: number): Promise<number> {
  const before = await movesAt(server);
  let moves = 0;
  await until(
    `${most} moves, or the end`,
    async () => {
      const done = await Promise.all(readers.map((reader) => reader.act()));
      moves = (await movesAt(server)) - before;
      return moves >= most || done.every((isOver) => isOver);
    },
    {pollMs: PAGE_POLL_MS, steps: () => moves},
  );
  return moves;
}

const skip = pages ? false : 'there is no browser';
const isFull = process.env['FULL'] === '1';

describe('two pages at one table', {skip}, () => {
  test('play with bots in the empty seats; nobody is shown a hand that is not theirs', async () => {
    const server = await up();
    const {anna, ben} = await two(server, 'king-omnibus');
    const moves = await play(server, [anna, ben], 16);
    assert.ok(moves >= 16, `${moves} moves`);
    for (const [seat, reader] of [anna, ben].entries()) {
      const {hands, seat: own} = await reader.view();
      assert.equal(own, seat);
      for (const [at, hand] of hands!.entries())
        assert.equal(
          hand.every((card) => (at === seat ? card : card === null)),
          true,
        );
    }
    // A reload comes back to the same seat; the address does not invite any more.
    const before = await ben.view();
    await ben.page.reload();
    await ben.is('ready');
    assert.deepEqual((await ben.view()).hands![1], before.hands![1]);
    // The same seat in another window takes it over, and can be taken back.
    const window = await pages!.visit(ben.page.url(), ben);
    await window.is('ready');
    await ben.says('another window');
    await ben.press('go-on-here');
    await window.says('another window');
    await ben.says('');
    assert.deepEqual([...anna.errors, ...ben.errors, ...window.errors], []);
  });

  test(
    'take a decision back when both agree, and play another match when both want it',
    {skip: !isFull},
    async () => {
      const server = await up();
      const {anna, ben} = await two(server, 'tourney-for-the-king');
      assert.ok((await play(server, [anna, ben], 4)) >= 4);
      const before = await anna.view();
      await anna.press('undo');
      await ben.says('Anna asks');
      await ben.press('allow');
      await anna.says('');
      await anna.page.waitForFunction(
        (old) =>
          JSON.stringify(
            (document.querySelector('gstk-table') as never as {view: unknown}).view,
          ) !== old,
        JSON.stringify(before),
      );
      await play(server, [anna, ben], 40);
      await anna.is('game-over');
      await ben.is('game-over');
      // A decision taken back is part of the record, and of the proof.
      await anna.page.locator('gstk-table [data-panel=friends]').click();
      await anna.page.locator('gstk-table .fair.fair').waitFor();
      await anna.close();
      await anna.press('rematch');
      await ben.page.waitForFunction(() =>
        document.querySelector('gstk-table')?.shadowRoot?.textContent.includes('(1 of 2)'),
      );
      await ben.press('rematch');
      await anna.is('my-turn');
      await ben.is('my-turn');
      assert.deepEqual([...anna.errors, ...ben.errors], []);
    },
  );

  test('go on after the process was killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gstk-kill-'));
    const DATA = join(folder, 'matches.sqlite');
    const first = await up({DATA});
    const {anna, ben} = await two(first, 'crush-the-crown');
    await play(first, [anna, ben], 4);
    // The reader who is asked has been shown all that was played; nothing is on its way.
    const asked = await Promise.any(
      [anna, ben].map(async (one) => {
        await one.is('my-turn');
        return one;
      }),
    );
    await first.kill('SIGKILL');
    await asked.says('Connection lost');
    const before = await asked.view();
    const server = await up({DATA, PORT: String(first.port)});
    await anna.says('');
    await ben.says('');
    assert.deepEqual(await asked.view(), before);
    assert.ok((await play(server, [anna, ben], 4)) >= 4);
    rmSync(folder, {recursive: true});
  });

  test('play on for a friend who never comes back, and say so', {skip: !isFull}, async () => {
    const server = await up({AWAY_MS: '1500'});
    const {anna, ben} = await two(server, 'king-omnibus');
    await play(server, [anna, ben], 4);
    await ben.context.close();
    await anna.says('Ben is away');
    assert.ok((await play(server, [anna], 6)) >= 6);
  });

  test(
    'a whole match of Omnibus, whose cards were dealt as promised',
    {skip: !isFull},
    async () => {
      const server = await up({BOT_MS: '0'});
      const {anna, ben} = await two(server, 'king-omnibus');
      await play(server, [anna, ben], 2_000);
      for (const reader of [anna, ben]) {
        await reader.is('game-over');
        await reader.page.locator('gstk-table [data-panel=friends]').click();
        await reader.page.locator('gstk-table .fair.fair').waitFor();
        assert.deepEqual(reader.errors, []);
      }
    },
  );

  for (const game of ['god-save-the-king', 'support-the-king', 'king-at-court'])
    test(`${game}: hidden choices, and everybody may speak`, {skip: !isFull}, async () => {
      const server = await up();
      const {anna, ben} = await two(server, game);
      const moves = await play(server, [anna, ben], 60);
      assert.ok(moves >= 3, `${moves} moves`);
      assert.deepEqual([...anna.errors, ...ben.errors], []);
    });
});
