import {expect, fixture, html} from '@open-wc/testing';
import {catalogue} from './catalogue.js';
import {everything} from '../table/page.fixture.js';
import {textsOf, Translator, withoutComments} from '../table/translator.fixture.js';
import {inside, LESSON, lesson, press, QUIZ} from './game-example/example.fixture.js';
import './game-chart/game-chart.js';
import {clean, Table, until} from './gstk-table/table.fixture.js';
import {hardest, repeated} from '../testing/full.fixture.js';
import {itNightly} from '../testing/nightly.fixture.js';

/** The texts of a table, and those when it is drawn once more. */
async function shown(table: Table): Promise<readonly [now: string, again: string]> {
  await table.stands();
  const root = table.root as ShadowRoot & {_$litPart$?: unknown};
  const now = textsOf(root);
  root.replaceChildren();
  delete root._$litPart$;
  table.host.requestUpdate();
  await table.host.updateComplete;
  await table.stands();
  return [now, textsOf(root)];
}

describe('on a page that is translated', () => {
  let translator: Translator | undefined;
  afterEach(async () => {
    translator?.stop();
    translator = undefined;
    await clean();
  });

  // A deal of King is played below.
  for (const {id} of hardest(catalogue, 'court-ladder'))
    it(`the table of ${id} shows the present state, and its names and pictures stay`, async () => {
      const table = await Table.lay({tag: 'gstk-table', attributes: {game: id, autoplay: ''}});
      translator = new Translator();
      await until(() => table.heard.length > 24 || table.is('game-over'), 'it is played');
      table.host.autoplay = false;
      await table.rests();
      const [now, again] = await shown(table);
      expect(now).to.equal(again);
      const parts = [...everything(table.root)];
      expect(parts.some(({localName}) => localName === 'font')).to.equal(true);
      const names = new Set([0, 1, 2, 3, 4, 5].map((n) => table.messages.lookup(`bot/${n}`)));
      for (const one of parts) {
        if (one.localName !== 'font') continue;
        expect(one.closest('svg, .gk'), one.textContent).to.equal(null);
        expect(names.has(one.textContent.trim()), one.outerHTML).to.equal(false);
      }
    });

  // Firefox removes the comments that Lit writes between texts; otherwise it behaves like Chrome.
  for (const [how, change] of repeated([
    ['as Firefox does', withoutComments],
    ['as Chrome does', undefined],
  ] as const))
    itNightly(`a deal of King is played, ${how}`, async () => {
      const table = await Table.ready();
      translator = new Translator(change);
      table.cards[0]!.focus();
      for (let n = 0; n < 5; n++) await table.plays(() => table.host.play(table.legal()[0]!));
      const [now, again] = await shown(table);
      expect(now).to.equal(again);
      expect(now).to.contain(table.messages.points(table.view.points[0]!));
      await table.finishDeal();
      // The panel next to the table is fetched.
      await until(() => textsOf(table.root).includes('Trick 13 of 13'), 'the last trick is shown');
      const [end, endAgain] = await shown(table);
      expect(end).to.equal(endAgain);
    });

  it('another language replaces all translated text', async () => {
    const table = await Table.ready();
    translator = new Translator();
    await table.plays(() => table.host.play(table.legal()[0]!));
    table.host.locale = 'ru';
    await until(() => textsOf(table.root).includes('взят'), 'it is Russian');
    const [now, again] = await shown(table);
    expect(now).to.equal(again);
  });

  it('examples are stepped through and answered as on any page', async () => {
    for (const [markup, ...presses] of [
      [LESSON, 'next', 'next', 'vary-0', 'main-line', 'last'],
      [QUIZ, 'solve'],
    ] as const) {
      const run = async (): Promise<string> => {
        const example = await lesson(markup);
        for (const id of presses)
          if (inside(example).querySelector(`[data-do=${id}]`)) press(example, id);
        await example.ready;
        const texts = textsOf(example);
        example.remove();
        return texts;
      };
      const plain = await run();
      translator = new Translator();
      expect(await run()).to.equal(plain);
      translator.stop();
    }
  });

  it('a chart is stepped through as on any page', async () => {
    const run = async (): Promise<string> => {
      const chart = await fixture<HTMLElement>(
        html`<game-chart game="court-ladder" locale="en"></game-chart>`,
      );
      const ways = (): HTMLElement[] => [
        ...chart.shadowRoot!.querySelectorAll<HTMLElement>('[data-to]'),
      ];
      for (let n = 0; n < 3; n++) {
        await until(() => ways().length > 0, 'there is a way on');
        ways()[0]!.click();
      }
      await until(() => textsOf(chart).includes('Attack'), 'it stands at the attack');
      return textsOf(chart);
    };
    const plain = await run();
    translator = new Translator();
    const translated = await run();
    expect(translated).to.equal(plain);
  });
});
