import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import type {GstkSeat} from '../../../../elements/gstk-seat/gstk-seat.component.js';
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
    expect(table.prompt.say, 'the words do not run ahead').to.equal('The flanks turn');
    const pills = (): readonly string[] => [...table.root.querySelectorAll('.pill')].map(text);
    const named = (): string => table.find('.row.theirs .one')!.getAttribute('aria-label')!;
    expect(pills()).to.deep.equal([]);
    expect(named()).to.match(/face down$/);
    await until(() => pills().length === 1, 'the left is compared');
    expect(named()).to.match(/queen/);
    await until(() => pills().length === 2, 'and then the right');
  });

  it('shows its last picture at a press, for as long as it takes to read', async () => {
    await lay(ROUT);
    const {stop} = slowMotion();
    press('[data-id=pass]');
    await until(() => turns().length === 4, 'four cards turn');
    stop();
    const said = table.prompt.say;
    table.find('[data-id=next]')!.click();
    await until(() => table.root.querySelectorAll('.pill').length === 2, 'both are compared');
    expect(turns()).to.have.length(0);
    expect(table.prompt.say, 'of the same event').to.equal(said);
    table.find('[data-id=next]')!.click();
    await until(() => table.prompt.say === 'The flanks are turned', 'it is over');
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
    const held = (): unknown => (table.find('.who.mine > gstk-seat') as GstkSeat).cards;
    expect(text(table.find('.verdict'))).to.equal(
      'Is it the King? If not, Otto draws one of your 10.',
    );
    await until(() => text(table.find('.verdict')).startsWith('Not the King'), 'it is none');
    expect(table.find('.slid .front'), 'one of the backs').to.equal(null);
    await until(() => table.find('.slid .one'), 'the drawn card turns');
    expect(table.find('.slid .one')!.getAttribute('aria-label')).to.match(/^You: /);
    expect(held(), 'nothing is counted yet').to.equal(10);
    await until(() => held() === 9, 'the card has left the hand');
  });

  it('shows the falling King alone on the board, and says how he fell', async () => {
    await lay(KING);
    press('[data-id=rout]');
    await until(() => table.find('.fall'), 'the King is found');
    expect(table.find('.topples'), 'he walks to the ground line').to.equal(null);
    await until(() => table.find('.topples'), 'he falls');
    await frames(2);
    expectLight();
    expect(table.prompt, 'he still stands').to.deep.equal({say: 'Otto’s King is seen', why: ''});
    expect(table.find('.crowned.fallen')).to.equal(null);
    expect(table.find('.field')).to.equal(null);
    await until(() => text(table.find('.fall .words')), 'he has toppled');
    expect(table.prompt.why).to.equal('Otto is out.');
    expect(table.find('.crowned.fallen')).not.to.equal(null);
    expect(text(table.find('.fall .words'))).to.equal(
      'Otto’s King has fallen routed in the centre, hand 1',
    );
    press('.fall .ground');
    await frames(2);
    expect(table.moving.filter(({playState}) => playState === 'running')).to.have.length(0);
  });

  it('moves nothing for a reader who wants less motion, but shows the same', async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    await lay(ROUT, 'fast');
    press('[data-id=pass]');
    await until(() => table.root.querySelectorAll('.pill').length === 2, 'they are compared');
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
    await until(() => text(table.find('.fall .words')), 'the King falls');
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
