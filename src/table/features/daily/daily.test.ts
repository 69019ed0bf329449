import {expect} from '@open-wc/testing';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {daysBefore, numberOf} from '../../../online/daily-deal.js';
import {captureWarnings} from '../../../embed/warnings.fixture.js';
import {isFull} from '../../../testing/full.fixture.js';

/** The deal of the day, from its offer to its result and the next days. */

const DAY = '2026-11-20';
/** Noon, or another hour, of a day where the test runs. */
const at = (day: string, hour = 12): number =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00`).getTime();

describe('the deal of the day', () => {
  /** The moment of the injected clock. */
  let moment: number;
  const clock = {
    setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
    clearTimeout: (id: number) => window.clearTimeout(id),
    now: () => moment,
  };
  const lay = async (attributes: Readonly<Record<string, string>> = {}): Promise<Table> => {
    const table = await Table.lay({
      attributes: {variant: 'omnibus', seed: '', 'storage-key': 'daily', ...attributes},
      set: {clock} as never,
    });
    await until(() => table.is('ready'), 'it plays');
    await table.host.fetchFeatures();
    if (!attributes['humans']) await table.rests();
    return table;
  };
  const press = async (table: Table, id: string): Promise<void> => {
    await until(() => table.find(`[data-id=${id}]`), `there is a button ${id}`);
    table.find(`[data-id=${id}]`)!.click();
  };
  /** Plays the deal on the table to its end, and opens what the day brought. */
  const finish = async (table: Table): Promise<string> => {
    await until(() => table.host.record?.seed?.toString().startsWith('daily/'), 'it is laid out');
    await table.rests();
    await table.finishDeal();
    await until(() => table.is('game-over') || table.is('deal-over'), 'it is over');
    if (table.find('[data-id=go]')) await press(table, 'go');
    await press(table, 'daily');
    await until(() => table.find('.daily .signs'), 'the result is shown');
    return text(table.find('.daily .row b')!);
  };

  before(clean);
  beforeEach(() => (moment = at(DAY)));
  afterEach(clean);

  it('is offered before a first card, and is one deal with the same cards on every page', async () => {
    const seeds = [];
    for (const key of ['one', 'two']) {
      const table = await lay({'storage-key': key});
      await until(() => table.find('[data-id=daily-offer]'), 'it is offered');
      expect(text(table.find('[data-id=daily-offer]')!)).to.equal(
        `Today’s deal · No. ${numberOf(DAY)}`,
      );
      await press(table, 'daily-offer');
      await until(
        () => table.host.record?.seed !== undefined && table.chrome.includes('1 of 1'),
        'it lies',
      );
      seeds.push(JSON.stringify([table.host.record!.seed, table.host.record!.options]));
      table.clear();
    }
    expect(seeds[0]).to.equal(seeds[1]);
    expect(seeds[0]).to.contain(DAY);
  });

  it('is offered with what the reader has behind them, until a card lies', async () => {
    const kept = {won: false, score: -4, signs: '·♥'};
    const days = [1, 2, 3].map((n) => [daysBefore(DAY, n), kept]);
    localStorage.setItem('gstk/daily/king-omnibus/', JSON.stringify(Object.fromEntries(days)));
    const table = await lay();
    await until(() => table.find('[data-id=daily-offer]'), 'it is offered');
    expect(table.prompt.why).to.equal('Yesterday −4 · 3 days in a row');
    await table.plays(() => table.host.play(table.legal()[0]!));
    await until(() => !table.prompt.why.includes('in a row'), 'the game goes on');
  });

  it('is not offered once a card lies, with a seed of the page, with `off`, or to several people', async () => {
    const table = await lay();
    await table.plays(() => table.host.play(table.legal()[0]!));
    await until(() => !table.find('[data-id=daily-offer]'), 'the reader has begun');
    for (const attributes of [{seed: '7'}, {daily: 'off'}, {humans: '2'}] as const) {
      const other = await lay({'storage-key': 'other', ...attributes});
      expect(other.find('[data-id=daily-offer]'), JSON.stringify(attributes)).to.equal(null);
      other.clear();
    }
  });

  it('of a week is kept: the first result of each day, days in a row, and a day left out', async () => {
    const scores: string[] = [];
    const days = isFull ? 4 : 2;
    for (let n = 0; n < days; n++) {
      const day = daysBefore(DAY, -n);
      moment = at(day);
      const table = await lay({daily: ''});
      await until(() => table.host.record?.seed?.toString().includes(day), `the cards of ${day}`);
      if (n > 0)
        expect(table.prompt.why, 'what the reader has behind them').to.contain(
          `Yesterday ${scores.at(-1)!}`,
        );
      scores.push(await finish(table));
      if (n > 0) expect(text(table.find('.daily')!)).to.contain(`${n + 1} days in a row`);
      table.clear();
    }
    const later = daysBefore(DAY, -days - 1);
    moment = at(later);
    const table = await lay({daily: ''});
    await until(() => table.host.record?.seed?.toString().includes(later), 'a later day');
    expect(table.prompt.why).not.to.contain('in a row');
    await finish(table);
    const rows = [...table.root.querySelectorAll('.daily .days li')].map((row) => text(row));
    expect(rows[1], 'the day that was left out').to.contain('Play');
    expect(rows[2]).to.contain(scores.at(-1)!);
    await press(table, 'forget');
    await until(() => !table.find('[data-id=forget]'), 'it is forgotten');
    expect(text(table.find('.daily')!)).not.to.contain('in a row');
  });

  it('that is finished after midnight is the one of the day before', async () => {
    moment = at(DAY, 23);
    const table = await lay({daily: ''});
    await until(() => table.host.record?.seed?.toString().includes(DAY), 'it lies');
    moment = at(daysBefore(DAY, -1), 0);
    await finish(table);
    const rows = [...table.root.querySelectorAll('.daily .days li')].map((row) => text(row));
    expect(rows[0], 'today is still to be played').to.contain('Play');
    expect(rows[1]).not.to.contain('Play');
  });

  it('of yesterday, laid out today, makes no days in a row', async () => {
    const table = await lay({daily: ''});
    await finish(table);
    await press(table, `play-${daysBefore(DAY, 1)}`);
    await until(() => table.host.record?.seed?.toString().includes(daysBefore(DAY, 1)), 'it lies');
    await table.rests();
    await table.plays(() => table.host.play(table.legal()[0]!));
    table.clear();
    const again = await lay();
    expect(again.host.record?.seed, 'it goes on').to.contain(daysBefore(DAY, 1));
    await finish(again);
    expect(text(again.find('.daily')!)).not.to.contain('in a row');
  });

  it('is told beside the bot’s result, and copied as one line that spoils nothing', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'share', {configurable: true, value: undefined});
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: (line: string) => Promise.resolve(void copied.push(line))},
    });
    const table = await lay({daily: 'a-site'});
    const score = await finish(table);
    await until(
      () => table.root.querySelectorAll('.daily .row').length === 2,
      'the bot has played',
    );
    await press(table, 'send');
    await until(() => copied.length > 0, 'it is copied');
    const [line = '', link = ''] = copied[0]!.split('\n');
    expect(line).to.match(/^Omnibus \d+: [−+]?\d+ [·♥♠♦]{10,13}$/u);
    expect(line).to.contain(`Omnibus ${numberOf(DAY)}: ${score} `);
    expect(link).to.equal(location.href.split('#')[0]);
  });

  it('is counted once by the server of the page, which says how all readers did', async () => {
    const asked: [string, {seed: string; moves: string[]; reader: string} | undefined][] = [];
    const {fetch} = window;
    let counts: object | undefined;
    window.fetch = (input, init) => {
      const {href} = new URL(input instanceof Request ? input.url : input, location.href);
      if (!href.startsWith('https://cards.example/daily')) return fetch(input, init);
      asked.push([href, init?.body ? (JSON.parse(init.body as string) as never) : undefined]);
      const body = JSON.stringify(counts ? {counts} : {error: 'busy'});
      return Promise.resolve(new Response(body, {status: counts ? 200 : 503}));
    };
    try {
      counts = {'-40': 3, '26': 1};
      const table = await lay({daily: '', server: 'https://cards.example'});
      await finish(table);
      await until(() => table.find('.daily .bars li'), 'the counts are drawn');
      expect(text(table.find('.daily')!)).to.contain('4 readers so far; you did better than 3.');
      const [href, body] = asked[0]!;
      expect(href).to.equal('https://cards.example/daily');
      const {seed, moves} = table.host.record!;
      expect(body).to.deep.equal({seed, moves, reader: body!.reader});
      expect(body!.reader).to.match(/^[\da-f]{32}$/);
      table.clear();

      // A day that is played later is not counted, and nothing is said but that the counts are missing.
      counts = undefined;
      const later = await lay({server: 'https://cards.example', 'storage-key': 'later'});
      later.host.daily = '';
      await until(() => later.host.record?.seed?.toString().includes(DAY), 'it lies again');
      await finish(later);
      await until(() => text(later.find('.daily')!).includes('cannot be reached'), 'it is said');
      expect(asked.slice(1)).to.deep.equal([
        [`${href}?seed=${encodeURIComponent(String(seed))}`, undefined],
      ]);
      expect(later.find('.daily .signs'), 'the rest is there').not.to.equal(null);
    } finally {
      window.fetch = fetch;
    }
  });

  it('can be tried again from the decision that cost most; the result of the day stays', async () => {
    const table = await lay({daily: ''});
    const score = await finish(table);
    await until(() => table.find('[data-id=again]'), 'the decisions are judged');
    // The narrowest panel: as wide as that of a table of 320 pixels.
    const panel = table.find('.daily')!;
    panel.style.inlineSize = '264px';
    const [inner, outer] = [table.find('[data-id=again]')!, panel].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(inner!.right, 'the button lies within it').to.be.at.most(outer!.right);
    // The queen was led; ten cards were chosen, and three of the later ones had to be played.
    expect(text(panel)).to.contain('your decision 1 of 10');
    const {moves} = table.host.record!;
    await press(table, 'again');
    await table.rests();
    expect(table.is('my-turn')).to.equal(true);
    expect(table.host.record!.moves, 'the match goes on from there').to.deep.equal(['3:2S']);
    expect(moves[1]).to.equal('0:QS');
    await finish(table);
    expect(text(table.find('.daily .days li b')!)).to.equal(score);
  });

  it('is told without a way back where nothing may be taken back', async () => {
    const table = await lay({daily: '', undo: 'off'});
    await finish(table);
    await until(() => text(table.find('.daily')!).includes('decision 1 of 10'), 'it is judged');
    expect(table.find('[data-id=again]')).to.equal(null);
  });

  it('warns where several people share the screen, and they play', async () => {
    const warnings = await captureWarnings(async () => {
      const table = await lay({daily: '', humans: '2'});
      await until(() => table.find('.contract'), 'they play');
    });
    expect(warnings.join('\n')).to.contain('daily');
  });
});
