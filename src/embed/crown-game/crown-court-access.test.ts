import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import type {CourtView} from '../../games/king-and-crown/king-at-court/index.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {clean, everything, focused, frames, Table, until} from '../gstk-table/table.fixture.js';
import {EXPLAINED} from './crown.fixture.js';
import type {CrownGame} from './crown-game.component.js';

/** Accessibility of The King at Court: axe, keys, a strict page, several people at one screen. */

const HANDS = [['knight'], ['king'], ['dragon'], ['witch'], ['beggar']];
const WAS = ['Witch', 'King', 'Knight', 'Dragon', 'Beggar'];
const TALK = [
  {seat: 1, saying: {say: 'ask', seat: 0}},
  {seat: 2, saying: {say: 'am', title: 'Beggar'}},
  {seat: 3, saying: {say: 'think', seat: 2, title: 'Dragon'}},
];
/** One screen of each kind first: talk, picking a card, the end. */
const PHASES: Readonly<Record<string, object>> = {
  question: {phase: 'question', hands: HANDS, talk: TALK},
  peek: {phase: 'peek', hands: HANDS, was: ['Knight', 'King', 'Witch', 'Dragon', 'Beggar']},
  over: {phase: 'over', hands: HANDS, accused: 2, was: WAS},
  look: {phase: 'look', hands: HANDS},
  'question of the King': {phase: 'question', hands: HANDS, talk: TALK, seat: 1},
  accuse: {phase: 'accuse', hands: [['king'], ['knight'], ['dragon'], ['witch'], ['beggar']]},
  joining: {phase: 'joining', hands: HANDS, accused: 2},
};

describe('<crown-game variant="court"> for everybody', () => {
  let table: Table;

  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  /** At speed `slow` the bots stay silent for longer than a test takes. */
  const lay = async (given: object, attributes = {}, width = 320): Promise<void> => {
    const {seat = 0, ...state} = given as {seat?: number};
    const set = {variant: 'court', state, seat} as never;
    table = await Table.lay({
      ...{tag: 'crown-game', attributes: {speed: 'slow', ...attributes}, set, width},
    });
    await until(() => table.resting || table.find('.cover'), 'it is there');
    await table.stands();
  };
  const view = (): CourtView => table.host.view as unknown as CourtView;
  /** Everything that the document says about a table: texts, names, descriptions. */
  const said = (): string =>
    [...everything(table.root)]
      .flatMap((one) => [
        ...[...(one.shadowRoot ?? one).childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map(({textContent}) => textContent ?? ''),
        ...[...one.attributes].map(({value}) => value),
      ])
      .join(' ');

  for (const [name, state] of repeated(Object.entries(PHASES)))
    it(`row 72: axe finds nothing: ${name}`, async () => {
      await lay(state, {timers: 'on'});
      if (!name.startsWith('question')) return expectAxe(table.host, EXPLAINED);
      expect(table.find('[data-kind]')).not.to.equal(null);
      for (const tab of table.root.querySelectorAll<HTMLElement>('[data-kind]')) {
        tab.click();
        await frames(2);
        await expectAxe(table.host, EXPLAINED);
      }
    });

  itNightly('rows 72 and 88: nor in the dark', async () => {
    await emulateMedia({colorScheme: 'dark'});
    await lay(PHASES['question']!, {timers: 'on', theme: 'flat'});
    await expectAxe(table.host, EXPLAINED);
  });

  /** The elements that Tab reaches one after the other. */
  const stopsByTab = async (): Promise<ReadonlySet<Element>> => {
    const stops = new Set<Element>();
    for (let n = 0; n < 12; n++) {
      await table.press('Tab');
      if (!table.host.matches(':focus-within')) break;
      stops.add(focused()!);
    }
    return stops;
  };

  it('row 53: own words and a clock add few stops, and arrows reach the clock', async () => {
    await lay(PHASES['question']!, {timers: 'on'});
    table.find('[data-kind=text]')!.click();
    await frames(2);
    const stops = await stopsByTab();
    expect(stops.size).to.equal(5); // talk, phrases, own words, actions with the clock, bar
    const clock = table.find('#pause-clock')!;
    const actions = table.find('.prompt .actions')!;
    expect(actions.getAttribute('aria-owns')).to.equal(clock.id);
    ([...stops].find((stop) => actions.contains(stop)) as HTMLElement).focus();
    await table.press('End');
    expect(focused()).to.equal(clock);
    await table.press('Enter');
    expect(clock.getAttribute('aria-pressed')).to.equal('true');
  });

  it('rows 53 and 73: few stops by Tab, and all targets are large enough', async () => {
    await lay(PHASES['question']!, {timers: 'on'});
    const stops = await stopsByTab();
    expect(stops.size).to.equal(4); // talk, phrases, actions with the clock, bar
    for (const button of table.root.querySelectorAll('button')) {
      const {width, height} = button.getBoundingClientRect();
      expect(Math.min(width, height), button.textContent).to.be.at.least(24);
    }
    expect(table.host.scrollWidth).to.be.at.most(320);
  });

  it('rows 38 and 39: several at one screen: no other player’s card is in the document', async () => {
    const hands = [['knight'], ['dragon'], ['king'], ['witch']];
    await lay({phase: 'look', hands}, {humans: '2', seats: 'Vera Boris', speed: 'instant'});
    const own = ['Knight', 'Dragon'];
    const seen = new Set<string>();
    for (let n = 0; n < 6 && seen.size < 2; n++) {
      await until(() => table.find('.cover'), 'it is covered');
      expect(said()).not.to.match(/\b(knight|dragon|witch)\b/i);
      const [, who = ''] = /I am (\w+)/.exec(table.find('.cover')!.textContent)!;
      table.find('.cover button')!.click();
      await until(() => table.is('my-turn') && !table.find('.cover'), `${who} is asked`);
      await frames(2);
      const seat = ['Vera', 'Boris'].indexOf(who);
      expect(view().seat).to.equal(seat);
      // The phrases name all cards, since any player may claim any card; the court and the prompt must
      // not.
      const shown = `${table.find('.places')!.textContent} ${table.prompt.say}`;
      expect(shown).to.contain(own[seat]);
      expect(shown).not.to.match(new RegExp(`\\b(${own[1 - seat]}|Witch)\\b`));
      seen.add(who);
      await table.push('I have seen it');
    }
    expect([...seen].sort()).to.deep.equal(['Boris', 'Vera']);
  });

  itNightly('rows 74 and 75: a whole round, clock and all, under a strict policy', async () => {
    await lay(PHASES['over']!);
    const frame = document.createElement('iframe');
    frame.src = '/src/embed/crown-game/strict.fixture.html?csp';
    frame.width = '320';
    frame.height = '900';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    const host: CrownGame = frame.contentDocument!.querySelector('crown-game')!;
    const {complaints} = frame.contentWindow as unknown as {complaints: string[]};
    await until(() => host.matches(':state(my-turn)'), 'the game of the page is there');
    host.setAttribute('timers', 'on');
    host.variant = 'court';
    const find = (selector: string): HTMLElement | null => host.shadowRoot!.querySelector(selector);
    await until(() => find('.places') && host.matches(':state(my-turn)'), 'the court sits');
    await host.fetchFeatures();
    for (let step = 0; step < 240 && !host.matches(':state(game-over)'); step++) {
      const {phase} = host.view as unknown as CourtView;
      if (phase === 'question') await until(() => find('[role=timer]'), 'it is timed');
      if (find('.pick') && !find('.pick[aria-pressed=true]')) find('.pick')!.click();
      else
        ['go', 'ready', 'accuse', 'look', 'pass', 'end']
          .map((id) => find(`[data-id=${id}]`))
          .find(Boolean)
          ?.click();
      await frames(3);
    }
    expect(host.matches(':state(game-over)')).to.equal(true);
    expect(complaints).to.deep.equal([]);
    frame.remove();
  });
});
