import {expect} from '@open-wc/testing';
import {emulateMedia, sendMouse} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import {leads} from '../positions.fixture.js';
import {Listener} from '../speech/listener.fixture.js';
import {clean, focused, frames, Table, until} from '../table.fixture.js';

/** The hand of a table: how a refusal ends, and how a new hand comes. */

/** The shadow root of the hand; a summary may be in its place. */
const handOf = (table: Table): ShadowRoot | undefined =>
  table.find('gstk-hand')?.shadowRoot ?? undefined;
const bubble = (table: Table): Element | null => handOf(table)?.querySelector('.bubble') ?? null;
const illegalOf = (table: Table) => table.hand().find((card) => !table.legal().includes(card))!;

describe('the hand at a table', () => {
  before(clean);
  afterEach(clean);

  describe('after a refusal', () => {
    it('is as it was after three seconds, and nothing more is said', async () => {
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

    it('keeps a reason in the prompt that belongs to no card of the hand', async () => {
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

    /** Sets a table's last trick of a deal, and goes on to the next deal. */
    const nextDeal = async (speed: string, still = false): Promise<Table> => {
      const table = await Table.ready({motion: true, set: {state: leads('KH', 'AH')}});
      expect(dealing(table), 'the first hand is there at once').to.deep.equal([]);
      await table.finishDeal();
      await until(() => table.is('deal-over'), 'the deal is over');
      table.host.speed = speed as never;
      table.host.setAttribute('speed', speed);
      await frames(2);
      if (still) await emulateMedia({reducedMotion: 'reduce'});
      table.host.deal();
      return table;
    };

    it('comes from the middle of the board', async () => {
      const table = await nextDeal('normal');
      await until(() => dealing(table).length === 13, 'thirteen cards come');
      for (const effect of dealing(table)) expect(effect.getTiming().duration).to.equal(180);
      await until(() => dealing(table).length === 0, 'they lie');
    });

    it('is there at once at the speed "instant", and with reduced motion', async () => {
      for (const speed of ['instant', 'normal']) {
        const table = await nextDeal(speed, speed === 'normal');
        await until(() => table.hand().length === 13, 'the hand is there');
        expect(dealing(table), speed).to.deep.equal([]);
        table.clear();
      }
    });
  });
});
