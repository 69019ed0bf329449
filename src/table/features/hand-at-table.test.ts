import {expect} from '@open-wc/testing';
import {emulateMedia, sendMouse} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import {leads} from '../positions.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {
  clean,
  focused,
  frames,
  Table,
  type TableSetup,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {slowMotion} from '../../elements/shared/slow-motion.fixture.js';
import {expectAxe} from '../frame/axe.fixture.js';

/** The hand of a table: how a refusal ends, and how a new hand arrives. */

/** The shadow root of the hand; a summary may be in its place. */
const handOf = (table: Table): ShadowRoot | undefined =>
  table.find('gstk-hand')?.shadowRoot ?? undefined;
const bubble = (table: Table): Element | null => handOf(table)?.querySelector('.bubble') ?? null;
const illegalOf = (table: Table) => table.hand().find((card) => !table.legal().includes(card))!;

describe('the hand at a table', () => {
  before(clean);
  afterEach(clean);

  describe('after a refusal', () => {
    it('is as it was after three seconds, and nothing more is announced', async () => {
      const clock = new SimulatedClock();
      const table = await Table.ready();
      table.host.clock = clock as never;
      const ears = new Listener();
      await table.click(illegalOf(table));
      await until(() => bubble(table), 'the reason is at the card');
      await sendMouse({type: 'move', position: [1, 1]});
      expect(await ears.urgent()).to.have.length(1);
      clock.increment(2999);
      await frames(2);
      expect(bubble(table)).not.to.equal(null);
      clock.increment(1);
      await until(() => !bubble(table), 'it is gone');
      expect(handOf(table)!.querySelector('.refused')).to.equal(null);
      expect(await ears.urgent()).to.have.length(1);
      ears.stop();
    });

    it('is as it was after Escape, and the card has the focus', async () => {
      const table = await Table.ready();
      await table.click(illegalOf(table));
      const card = focused();
      await until(() => bubble(table)?.querySelector('button'), 'the way to the rule is there');
      await table.press('Tab');
      expect(focused()).to.equal(bubble(table)!.querySelector('button'));
      await table.press('Escape');
      await until(() => !bubble(table), 'it is gone');
      expect(focused()).to.equal(card);
    });

    it('keeps a reason in the prompt if it belongs to no card of the hand', async () => {
      const clock = new SimulatedClock();
      const table = await Table.ready();
      table.host.clock = clock as never;
      table.host.play('ZZ');
      await until(() => /cannot|not/.test(table.prompt.why), 'the prompt says why');
      const {prompt} = table;
      clock.increment(10_000);
      await frames(3);
      expect(table.prompt).to.deep.equal(prompt);
      expect(bubble(table)).to.equal(null);
    });
  });

  describe('dealt', () => {
    const dealing = (table: Table): readonly KeyframeEffect[] =>
      (handOf(table)?.getAnimations() ?? [])
        .map(({effect}) => effect as KeyframeEffect)
        .filter((effect) => effect.getKeyframes().some((frame) => 'opacity' in frame));

    /** Plays a table's last trick of a deal. */
    const afterDeal = async (speed: string, still = false): Promise<Table> => {
      const table = await Table.ready({motion: true, set: {state: leads('KH', 'AH')}});
      expect(dealing(table), 'the first hand is there at once').to.deep.equal([]);
      await table.finishDeal();
      await until(() => table.is('deal-over'), 'the deal is over');
      table.host.speed = speed as never;
      table.host.setAttribute('speed', speed);
      await frames(2);
      if (still) await emulateMedia({reducedMotion: 'reduce'});
      return table;
    };

    it('comes from the middle of the board', async () => {
      const table = await afterDeal('normal');
      const {stop} = slowMotion();
      table.host.deal();
      await until(() => dealing(table).length === 13, 'thirteen cards come');
      for (const effect of dealing(table)) expect(effect.getTiming().duration).to.equal(180);
      stop();
      await until(() => dealing(table).length === 0, 'they lie');
    });

    it('is there at once at the speed "instant", and with reduced motion', async () => {
      for (const speed of ['instant', 'normal']) {
        const table = await afterDeal(speed, speed === 'normal');
        table.host.deal();
        await until(() => table.hand().length === 13, 'the hand is there');
        expect(dealing(table), speed).to.deep.equal([]);
        table.clear();
      }
    });
  });
});

/** The way from a refusal to the paragraph of the rules behind it. */

const rule = (table: Table): HTMLElement | null =>
  table.find('gstk-hand')?.shadowRoot?.querySelector<HTMLElement>('.bubble button') ?? null;
const marked = (table: Table): HTMLElement | null => table.find('[data-marked]');

/** A table at which the reader has just tried an illegal move with the mouse. */
async function refused(given: TableSetup): Promise<Table> {
  const table = await Table.ready(given);
  await table.click(table.hand().find((card) => !table.legal().includes(card))!);
  await until(() => rule(table), 'the way to the rule is shown');
  await table.stands();
  return table;
}

describe('the rule behind a refusal', () => {
  before(clean);
  afterEach(clean);

  it('is opened by keys in a dialog, focused and marked; then the turn is as it was', async () => {
    const table = await refused({width: 320});
    const {moves, prompt} = table;
    const card = focused();
    await table.press('Tab');
    expect(focused()).to.equal(rule(table));
    await table.press('Enter');
    await until(() => focused()?.matches('[data-rule=follow]'), 'the paragraph has the focus');
    expect(marked(table)).to.equal(focused());
    expect(marked(table)!.textContent).to.contain('Follow the suit led');
    await until(
      () => getComputedStyle(marked(table)!).backgroundColor !== 'rgba(0, 0, 0, 0)',
      'it is marked for the eye',
    );
    expect(marked(table)!.closest('gstk-dialog')).not.to.equal(null);
    await expectAxe(table.find('gstk-dialog')!);
    await table.press('Escape');
    await until(() => focused() === card, 'the card has the focus again');
    expect(table.prompt).to.deep.equal(prompt);
    expect(table.moves).to.equal(moves);
    await table.plays(() => table.click(table.legal()[0]!));
    expect(rule(table)).to.equal(null);
  });

  it('opens beside a wide table, in the language of the reader', async () => {
    const table = await refused({width: 1000, locale: 'ru'});
    await table.point(rule(table)!);
    await until(() => marked(table), 'the paragraph is marked');
    await until(() => focused() === marked(table), 'the paragraph has the focus');
    expect(marked(table)!.closest('.aside')).not.to.equal(null);
    expect(marked(table)!.textContent).to.contain('Нужно класть в масть');
  });

  it('takes no room from the table or the prompt', async () => {
    for (const width of repeated([320, 600, 1000])) {
      const table = await Table.ready({width});
      const places = (): readonly number[] => [
        table.host.getBoundingClientRect().height,
        ...['undo', 'hint'].map((id) => table.find(`[data-id=${id}]`)!.getBoundingClientRect().x),
      ];
      const before = places();
      await table.click(table.hand().find((card) => !table.legal().includes(card))!);
      await until(() => rule(table), 'the way to the rule is shown');
      await table.stands();
      expect(places(), `at ${width}`).to.deep.equal(before);
      expect(table.find('[data-id=rule]')).to.equal(null);
      table.clear();
    }
  });

  it('is not offered for refusals without a paragraph in the rules', async () => {
    const table = await Table.ready();
    await table.click(table.hand().find((card) => !table.legal().includes(card))!);
    await until(() => rule(table), 'it is, for a suit that is not followed');
    table.host.play('ZZ' as never);
    await table.stands();
    expect(table.events('gstk-play-refused').at(-1)!['reason']).to.match(/^game\//);
    expect(rule(table)).to.equal(null);
  });
});
