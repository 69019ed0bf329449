import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {slowMotion} from '../../../../elements/shared/slow-motion.fixture.js';
import {clean, frames, Table, text, until} from '../../../../embed/gstk-table/table.fixture.js';

/** How cards turn, fly and fall: by transform and opacity alone, and not at all under reduced motion. */

const laid = (suit: string, ranks: string): object => {
  const [left, centre, right] = [...ranks].map((rank) => rank + suit);
  return {left, centre, right};
};
const LOW = [laid('S', '94T'), laid('H', '23Q')];
const ROUT = {formations: LOW, tokens: [true, false], matches: [{step: 'rout'}]};
const KING = {
  formations: [laid('S', '94T'), laid('H', '2KQ')],
  tokens: [true, false],
  matches: [{step: 'lastRout'}],
};

describe('the reveals of God Save the King', () => {
  let table: Table;
  const lay = async (state: object, speed = 'normal'): Promise<void> => {
    table = await Table.ready({
      tag: 'gstk-table',
      width: 600,
      motion: true,
      attributes: {game: 'god-save-the-king', speed},
      set: {state},
    });
  };
  const press = (selector: string): void => table.find(selector)!.click();
  const framesOf = (motion: Animation): readonly Keyframe[] =>
    (motion.effect as KeyframeEffect).getKeyframes();
  const turns = (): readonly Animation[] =>
    table.moving.filter((motion) =>
      framesOf(motion).some(({transform}) => String(transform).includes('rotateY')),
    );
  /** Every animation changes nothing else. */
  const expectLight = (): void => {
    for (const motion of table.moving)
      for (const frame of framesOf(motion))
        expect(
          Object.keys(frame).filter(
            (key) =>
              !['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'].includes(
                key,
              ),
          ),
        ).to.deep.equal([]);
  };

  before(clean);
  afterEach(async () => {
    await emulateMedia({reducedMotion: 'no-preference'});
    await clean();
  });

  it('turns four flanks, one column after the other, each with its verdict', async () => {
    await lay(ROUT);
    const {stop} = slowMotion();
    press('[data-id=pass]');
    await until(() => turns().length === 4, 'four cards turn');
    stop();
    expectLight();
    const waits = turns().map((motion) => motion.effect!.getTiming().delay!);
    expect(new Set(waits).size, 'in two columns').to.equal(2);
    const [first, second] = [...new Set(waits)].sort((one, other) => one - other);
    const pill = (column: string): number =>
      Number(table.find(`[data-move=pill-${column}]`)!.dataset['wait']);
    expect(first!).to.be.lessThan(pill('left'));
    expect(pill('left')).to.be.lessThan(second!);
    expect(second!).to.be.lessThan(pill('right'));
    expect(table.prompt.say, 'the words do not run ahead').to.equal('The flanks turn');
  });

  it('ends on a press, with the last picture', async () => {
    await lay(ROUT);
    const {stop} = slowMotion();
    press('[data-id=pass]');
    await until(() => turns().length === 4, 'four cards turn');
    stop();
    table.find('[data-id=next]')!.click();
    await frames(3);
    expect(turns()).to.have.length(0);
    expect(table.prompt.say).to.equal('The flanks are turned');
  });

  it('turns up the named card, and shows the card that is drawn as a penalty', async () => {
    await lay(ROUT);
    press('[data-rout=centre]');
    await frames(2);
    const {stop} = slowMotion();
    press('[data-id=rout]');
    await until(() => turns().length === 1, 'the card turns');
    expect(turns()[0]!.effect!.getTiming().duration).to.equal(460);
    expectLight();
    stop();
    expect(text(table.find('.verdict'))).to.match(/^Not the King Otto draws a card from your hand/);
    expect(table.find('.verdict .one')!.getAttribute('aria-label')).to.match(/^You: /);
  });

  it('shows the falling King alone on the board, and says how he fell', async () => {
    await lay(KING);
    press('[data-id=rout]');
    await until(() => table.find('.fall'), 'the King falls');
    await frames(2);
    expectLight();
    expect(table.prompt).to.deep.equal({say: 'Otto’s King is seen', why: 'Otto is out.'});
    const out = getComputedStyle(table.find('.prompt .felled')!);
    expect(Number(out.opacity), 'not while he stands').to.equal(0);
    expect(table.find('.field')).to.equal(null);
    expect(text(table.find('.fall .words'))).to.equal(
      'Otto’s King has fallen routed in the centre, hand 1',
    );
    press('.fall .ground');
    table
      .find('.gsk')!
      .dispatchEvent(new PointerEvent('pointerup', {bubbles: true, composed: true}));
    await frames(2);
    expect(table.moving.filter(({playState}) => playState === 'running')).to.have.length(0);
  });

  it('moves nothing for a reader who wants less motion, but shows the same', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    await lay(ROUT, 'fast');
    press('[data-id=pass]');
    await until(() => table.find('.pill'), 'the flanks are compared');
    await frames(2);
    expect(table.moving).to.have.length(0);
    expect([...table.root.querySelectorAll('.pill')].map(text)).to.deep.equal(['Otto’s', 'yours']);
  });

  it('shows a falling King until he is seen, still and complete if motion is unwanted', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    table = await Table.ready({
      tag: 'gstk-table',
      width: 600,
      motion: true,
      attributes: {game: 'god-save-the-king'},
      set: {
        state: {
          tokens: [true, false],
          formations: [
            {left: '9S', centre: '4S', right: '3S'},
            {left: 'KH', centre: '2H', right: '5H'},
          ],
        },
      },
    });
    table.find('[data-id=pass]')!.click();
    await until(() => table.find('.fall'), 'the King falls');
    await frames(3);
    expect(table.moving).to.deep.equal([]);
    expect(text(table.find('.fall .words'))).to.equal(
      'Otto’s King has fallen turned up on a flank, hand 1',
    );
    const {a, b} = new DOMMatrix(getComputedStyle(table.find('.fall .body')!).transform);
    expect([Math.round(a), Math.round(b)], 'he lies on his side').to.deep.equal([0, -1]);
    table.find('[data-id=go]')!.click();
    await table.becomes('game-over');
  });

  it('lets a King fall before the reader goes on', async () => {
    await lay(KING);
    press('[data-id=rout]');
    await until(() => table.find('.fall'), 'the King falls');
    await frames(2);
    expect(table.find('[data-id=go]')).to.equal(null);
    await table.push('Next');
    await until(() => table.find('[data-id=go]'), 'then it goes on');
    expect(text(table.find('[data-id=go]'))).to.equal('See the end');
    expect(table.find('.fall')).not.to.equal(null);
  });
});
