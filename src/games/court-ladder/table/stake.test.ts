import {expect} from '@open-wc/testing';
import {clean, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {slowMotion} from '../../../elements/shared/slow-motion.fixture.js';
import {repeated} from '../../../testing/full.fixture.js';
import {scenesOf} from '../scenes.fixture.js';

/** The table's line about what is at stake, and the names that change places. */
describe('the stake of a bout', () => {
  let table: Table;

  const lay = async (scene: string, seats = 6, more = {}): Promise<void> => {
    const set = {state: scenesOf(seats)[scene]};
    table = await Table.ready({width: 320, set, attributes: {variant: 'ladder'}, ...more});
  };
  const stake = (): string => text(table.find('.stake'));

  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await clean();
  });

  it('is told to the defender, the attacker, the onlooker and the King', async () => {
    const said: Record<string, string> = {};
    for (const scene of ['defence', 'attack', 'taking', 'leave', 'free', 'trump']) {
      await lay(scene);
      said[scene] = stake();
      table.clear();
    }
    expect(said).to.deep.equal({
      defence: 'Beat Nora and you stay Jack; take, and you change places.',
      attack: 'If Nora takes, you become Jack; if not, the climb goes on without you.',
      taking: 'Nora takes: you change places and become Jack.',
      leave: 'If Vera takes, Bert becomes Nine; if not, Vera climbs on.',
      free: 'If your target takes, nobody moves; if not, the target attacks next.',
      trump: 'You are King until you take an attack from below or hold the last cards.',
    });
  });

  it('shows in the plates, which change rungs in 420 ms, and in the line', async () => {
    await lay('defence', 6, {motion: true, attributes: {variant: 'ladder', speed: 'normal'}});
    const flying = (): readonly (number | undefined)[] =>
      table.moving.flatMap(({effect}) =>
        (effect as KeyframeEffect).target?.matches('.plate')
          ? [effect!.getTiming().duration as number]
          : [],
      );
    let seen: readonly (number | undefined)[] = [];
    const {stop} = slowMotion();
    table.find('[data-id=take]')!.click();
    // Nothing else has moved them before.
    await until(() => (seen = flying()).length === 2, 'both plates are on their way');
    stop();
    expect(seen).to.deep.equal([420, 420]);
    expect(stake()).to.equal('You change places with Nora: you are Ten now.');
  });

  it('leaves the table at one height when a folded ladder opens and folds again', async () => {
    await lay('defence', 11);
    const seen = (): number =>
      [...table.root.querySelectorAll<HTMLElement>('.rung')].filter(
        ({offsetHeight}) => offsetHeight > 0,
      ).length;
    const {offsetHeight: height} = table.host;
    const folded = seen();
    expect(folded).to.be.lessThan(11);
    for (const rung of ['.attacks', '.defends', '.mine', ':nth-child(1)'])
      expect(table.find(`.rung${rung}`)!.offsetHeight, rung).to.be.greaterThan(0);
    table.find('.fold button')!.click();
    await until(() => seen() === 11, 'the ladder is open');
    expect(table.host.offsetHeight).to.equal(height);
    table.find('.fold [aria-expanded=true]')!.click();
    await until(() => seen() === folded, 'it is folded again');
    expect(table.host.offsetHeight).to.equal(height);
  });

  it('leaves the target to the question, which shows where the card of an attack goes', async () => {
    await lay('attack');
    expect(text(table.find('.pairs .gap'))).to.equal('attack');
    expect(text(table.find('.bout .notes'))).to.equal('');
    expect(table.prompt.say).to.match(/^Attack /);
  });

  it('marks the player whom the bot would attack, where anybody may be', async () => {
    await lay('free');
    await until(() => table.find('.rung > .advised'), 'somebody is suggested');
    expect(table.root.querySelectorAll('.rung > .advised')).to.have.length(1);
    expect(text(table.find('.advised > .vh'))).to.match(/, suggested:$/);
    expect(table.prompt.why).to.equal('A star marks the suggested player');
  });

  it('is chosen by a hint, which names the player to attack and raises the card', async () => {
    await lay('free');
    await until(() => table.find('.rung > .advised'), 'somebody is suggested');
    const advised = table.find('.rung > .advised')!;
    const {offsetHeight: height} = table.host;
    await table.host.hint();
    await until(() => advised.matches('[aria-pressed=true]'), 'the target is chosen');
    const name = text(advised.querySelector('.name'));
    expect(table.prompt.say).to.equal(`Attack ${name}`);
    const hand = table.find('gstk-hand') as unknown as {hint: string | null};
    await until(() => hand.hint !== null, 'its card is raised');
    expect(table.host.offsetHeight).to.equal(height);
    expect(table.moves, 'nothing was played').to.equal(0);
  });

  for (const locale of ['en', 'ru'] as const)
    it(`keeps its height when a hint answers the other questions: ${locale}`, async () => {
      for (const scene of repeated(['leave', 'trump', 'defence', 'joker'], 1)) {
        await lay(scene, 6, {locale});
        const {offsetHeight: height} = table.host;
        const {why} = table.prompt;
        await table.host.hint();
        await until(() => table.prompt.why !== why, 'it says why');
        expect(table.host.offsetHeight, scene).to.equal(height);
        table.clear();
      }
    });

  it('ends with the reader’s new rank and the ranks of the others', async () => {
    await lay('over');
    await until(() => table.find('.ended'), 'the end is shown');
    expect(text(table.find('.ended .title'))).to.equal('You finish as Ten');
    const steps = [...table.root.querySelectorAll('.podium .step')];
    expect(steps, 'all six').to.have.length(6);
    for (const step of steps) expect(step.scrollWidth).to.be.at.most(step.clientWidth);
    expect(text(table.find('.podium .crowned i'))).to.equal('K');
    expect(text(table.find('.podium .step:last-child i'))).to.equal('Knave');
    const words = table.find('.ended + .prompt > .say')!;
    expect(getComputedStyle(words).display, 'no words, no room').to.equal('none');
  });
});
