import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {SimulatedClock} from 'xstate';
import type {CourtView} from '../../games/king-and-crown/king-at-court/index.js';
import {RESULT} from '../../games/king-and-crown/king-at-court/table/verdict-times.js';
import {clean, frames, Table, type TableSetup, text, until} from '../gstk-table/table.fixture.js';

/** Talk, accusation and verdict at the King's court, as a reader sees them. */

const HANDS = [['witch'], ['beggar'], ['king'], ['knight'], ['dragon']];
const TALK = [
  {seat: 2, saying: {say: 'ask', seat: 4}},
  {seat: 4, saying: {say: 'am', title: 'Knight'}},
  {seat: 3, saying: {say: 'am', title: 'Knight'}},
  {seat: 0, saying: {say: 'think', seat: 1, title: 'Dragon'}},
];
/** A reader who is King has named the Beggar, so nobody may join. */
const ACCUSED = {hands: HANDS, talk: TALK, accused: 1};

describe('talk and verdict of <crown-game variant="court">', () => {
  let table: Table;

  beforeEach(clean);
  afterEach(async () => {
    table.clear();
    await emulateMedia({reducedMotion: 'no-preference'});
    await clean();
  });

  const lay = async (state: object, given: TableSetup = {}): Promise<void> => {
    table = await Table.lay({
      tag: 'crown-game',
      width: 600,
      ...given,
      attributes: {variant: 'court', speed: 'slow', ...given.attributes},
      set: {state, ...given.set} as never,
    });
    await until(() => table.is('ready'), 'the table is there');
    await frames(2);
  };
  const view = (): CourtView => table.host.view as unknown as CourtView;
  const place = (seat: number): HTMLElement => table.find(`.place[data-seat="${seat}"]`)!;
  const strip = (): string => text(table.find('.strip'));
  const marks = (): readonly string[] =>
    [...table.root.querySelectorAll('.talk .mark:not([data-gone], :empty)')].map(text);
  const motions = (): readonly Animation[] => table.root.getAnimations();
  const isTurn = ({effect}: Animation): boolean =>
    (effect as KeyframeEffect)
      .getKeyframes()
      .some((frame) => String(frame['transform']).includes('rotateY'));

  describe('talk', () => {
    it('shows whom a bot asks, at the seat and in the strip, until it is answered', async () => {
      const talk = [{seat: 2, saying: {say: 'ask', seat: 4}}];
      await lay({phase: 'question', hands: HANDS, talk});
      expect(strip()).to.equal('Nora asks Bert: what are you?');
      expect(place(4).classList.contains('awaited')).to.equal(true);
      expect(text(place(4))).to.contain('asked');
      table.clear();
      await lay({phase: 'question', hands: HANDS, talk: TALK.slice(0, 2)});
      expect(strip()).to.equal('Nora, the King, must name the Dragon');
      expect(place(4).classList.contains('awaited')).to.equal(false);
      expect(table.root.querySelectorAll('.talk .answer')).to.have.length(1);
    });

    it('asks the reader in words, and the phrases are the answers', async () => {
      const talk = [{seat: 2, saying: {say: 'ask', seat: 0}}];
      await lay({phase: 'question', hands: HANDS, talk});
      expect(strip()).to.equal('Nora asks you: what are you?');
      expect(table.prompt.say).to.equal('Answer: it may be a lie');
      expect(table.find('.composer')!.getAttribute('aria-label')).to.equal('Your answer to Nora');
      expect([...table.root.querySelectorAll('.phrases .button')].map(text)).to.deep.equal([
        'I am the Knight',
        'I am the Beggar',
        'I am the Dragon',
        'I am the Witch',
      ]);
    });

    it('marks claims that cannot be true together, and none as a lie', async () => {
      await lay({phase: 'question', hands: HANDS, talk: TALK});
      expect(marks()).to.deep.equal(['contradicts Bert']);
      expect([3, 4].map((seat) => text(place(seat)).includes('disputed'))).to.deep.equal([
        true,
        true,
      ]);
      expect(table.find('.lie, .wrong')).to.equal(null);
    });

    it('keeps its phrases while the others speak', async () => {
      await lay({phase: 'question', hands: HANDS, talk: TALK}, {attributes: {speed: 'normal'}});
      const [button] = table.root.querySelectorAll<HTMLElement>('.phrases .button');
      table.find('[data-id=pass]')!.click();
      await until(() => view().quiet.includes(0), 'the reader listens');
      await frames(2);
      expect(table.root.querySelector('.phrases .button')).to.equal(button);
      expect(button!.getAttribute('aria-disabled')).to.equal(String(!table.is('my-turn')));
    });

    it('a hint marks the phrase that it means', async () => {
      await lay({phase: 'question', hands: HANDS, talk: TALK.slice(0, 1)});
      await table.host.hint();
      await until(() => table.find('.hinted, .prompt .button-primary'), 'a hint is shown');
      const move = table.find('.hinted') ?? table.find('.prompt .button-primary');
      expect(text(move)).to.not.equal('');
    });
  });

  describe('accusation', () => {
    const KING = {phase: 'accuse', hands: HANDS, talk: TALK};

    it('a bot as King visibly makes up its mind', async () => {
      await lay(KING);
      expect(strip()).to.equal('Nora makes up her mind');
      expect(table.prompt.say).to.equal('The King decides');
    });

    for (const own of ['beggar', 'witch'] as const)
      it(`leaves 1500 ms in which the Beggar may act, in any seat: seat 1 is the ${own}`, async () => {
        const clock = new SimulatedClock();
        const other = own === 'beggar' ? 'witch' : 'beggar';
        const hands = [['king'], [own], ['dragon'], ['knight'], [other]];
        await lay(
          {phase: 'accuse', hands, talk: []},
          {set: {clock} as never, attributes: {speed: 'normal'}},
        );
        await until(() => table.find('.pick'), 'the places can be picked');
        table.find('.place[data-seat="3"] .pick')!.click();
        await frames(2);
        table.find('[data-id=accuse]')!.click();
        await until(() => strip() === 'You accuse Vera', 'she stands accused');
        const before = text(table.find('.table'));
        clock.increment(1499 - clock.now());
        await frames(3);
        expect(text(table.find('.table'))).to.equal(before);
        expect(place(3).querySelector('.front')).to.equal(null);
        const goesOn = (): boolean => {
          clock.increment(1); // bots answer at once
          return text(table.find('.table')) !== before;
        };
        await until(goesOn, 'it goes on');
        expect(clock.now()).to.be.at.most(1510);
      });
  });

  describe('the question to all, whether they join', () => {
    /** Whatever his seed, the King accuses Bert, so all others are asked. */
    const talk = [{seat: 4, saying: {say: 'am', title: 'Dragon'}}];
    const asked = {phase: 'accuse', hands: HANDS, talk};

    it('needs no press of a reader who cannot join', async () => {
      await lay(asked, {attributes: {speed: 'instant'}});
      await until(() => table.is('deal-over'), 'the verdict is there');
      expect(table.host.record!.moves).to.include('0:pass');
    });

    it('is asked of the Beggar', async () => {
      const hands = [['beggar'], ['witch'], ['king'], ['knight'], ['dragon']];
      await lay({...asked, hands}, {attributes: {speed: 'instant'}});
      await until(() => table.find('[data-id=join]'), 'he is asked');
      expect(view().accused).to.equal(4);
    });

    it('is asked of everybody if several share the screen', async () => {
      await lay(asked, {attributes: {speed: 'instant', humans: '2'}});
      await until(() => table.find('.cover button'), 'the screen is covered');
      table.find('.cover button')!.click();
      await until(() => table.find('[data-id=join]'), 'who cannot join is asked, too');
    });
  });

  describe('verdict', () => {
    /** The reader, the Witch, passes, and so do the bots; nobody else can join. */
    const judge = async (given: TableSetup = {}): Promise<void> => {
      await lay(ACCUSED, {motion: true, ...given});
      await until(() => table.find('[data-id=pass]'), 'the reader is asked');
      await table.stands();
      expect(marks()).to.have.length(1);
      table.find('[data-id=pass]')!.click();
      await until(() => table.find('.strip .verdict'), 'the verdict is drawn');
      await table.host.updateComplete;
    };
    /** Ends the turning of the cards, and goes on. */
    const end = async (): Promise<void> => {
      await table.push('Next');
      await table.push('See the end');
    };

    it('the accused turns alone, then the others together', async () => {
      await judge();
      const turns = motions()
        .filter(isTurn)
        .map(({effect}) => {
          const {target} = effect as KeyframeEffect;
          const {delay, duration} = effect!.getTiming();
          return [Number(target!.closest<HTMLElement>('.place')!.dataset['seat']), delay, duration];
        })
        .sort(([one], [other]) => Number(one) - Number(other));
      // The reader's card and the King's are up already.
      expect(turns).to.deep.equal([
        [1, 0, 460],
        [3, 1620, 320],
        [4, 1620, 320],
      ]);
      for (const motion of motions())
        for (const frame of (motion.effect as KeyframeEffect).getKeyframes())
          expect([
            'transform',
            'opacity',
            'offset',
            'computedOffset',
            'easing',
            'composite',
          ]).to.include.members(Object.keys(frame));
    });

    it('appears in the log next to the table when the reader has seen it', async () => {
      await judge({width: 1000});
      await until(() => table.find('.aside gstk-log'), 'the log lies beside the table');
      const log = (): string =>
        text(table.find('.aside gstk-log')!.shadowRoot!.querySelector('ol'));
      expect(log()).not.to.contain('Otto was the Beggar');
      await end();
      await until(() => log().includes('Otto was the Beggar. The Wicked win.'), 'the log has it');
    });

    it('lets nobody see the end before all cards have turned', async () => {
      const clock = new SimulatedClock();
      const given = {set: {clock} as never, attributes: {speed: 'normal'}, motion: false};
      await lay(ACCUSED, given);
      await until(() => table.find('[data-id=pass]'), 'the reader is asked');
      table.find('[data-id=pass]')!.click();
      const drawn = (): boolean => {
        clock.increment(table.find('.strip .verdict') ? 0 : 50); // the others answer
        return table.find('.strip .verdict') !== null;
      };
      await until(drawn, 'the verdict is drawn');
      clock.increment(RESULT);
      await frames(3);
      expect(table.find('[data-id=go]'), 'nothing to go on with').to.equal(null);
      expect(table.is('deal-over')).to.equal(false);
      await until(() => {
        clock.increment(50);
        return table.find('[data-id=go]');
      }, 'the end can be seen');
      clock.increment(400); // until the button takes a press
      await table.push('See the end');
      await until(() => table.find('.ended'), 'the end is shown');
    });

    it('names nobody and nothing before it is seen', async () => {
      await judge();
      const waits = [...table.root.querySelectorAll<HTMLElement>('.late, .lie, .wrong, .halo')];
      expect(waits.length).to.be.greaterThan(4);
      for (const one of waits) {
        expect(Number(one.dataset['wait']), one.outerHTML).to.equal(2200);
        expect(getComputedStyle(one).opacity, one.outerHTML).to.equal('0');
      }
    });

    for (const locale of ['en', 'ru'] as const)
      it(`gives every line the same room for a mark before the cards turn, in ${locale}`, async () => {
        await judge({locale});
        const rooms = [...table.root.querySelectorAll<HTMLElement>('.talk .marks')]
          .filter((marks) => !marks.querySelector('.clash'))
          .map(({offsetWidth}) => offsetWidth);
        expect(rooms, 'a question, a lie, a mistake').to.have.length(3);
        expect(new Set(rooms).size, rooms.join()).to.equal(1);
      });

    it('ends with the winners, the teams, and the lies', async () => {
      await judge();
      table.host.finish();
      await table.stands();
      const [, , first, result] = table.find('.strip')!.querySelectorAll('*');
      expect([text(first!), text(result!)]).to.deep.equal([
        'Not the Dragon',
        'You win, with the Wicked',
      ]);
      const tags = [0, 1, 2, 3, 4].map((seat) => place(seat).querySelector('.tag')!);
      expect(tags.map(text)).to.deep.equal(['Wicked', 'Wise', 'Wise', 'Wise', 'Wicked']);
      expect(tags.map((tag) => getComputedStyle(tag).borderTopStyle)).to.deep.equal([
        'dashed',
        'solid',
        'solid',
        'solid',
        'dashed',
      ]);
      expect(place(1).classList.contains('accused')).to.equal(true);
      expect(marks()).to.deep.equal(['(a lie)', 'contradicts Bert', '(wrong)']);
      expect(table.root.querySelectorAll('.bar-of-lie')).to.have.length(1);
      expect([...table.root.querySelectorAll('.talk li')].map(text)[1]).to.contain(
        'I am the Knight.',
      );
      expect(text(table.find('.say strong .late'))).to.equal('Bert was the Dragon');
      await end();
      await until(() => table.find('.ended'), 'the end is shown');
      expect(text(table.find('.ended .title'))).to.equal('You win, with the Wicked');
      expect(text(table.find('.ended .how'))).to.equal(
        'Nora accused Otto, the Beggar. Bert was the Dragon.',
      );
      expect(text(table.find('.turning-point span'))).to.equal(
        'Bert said “I am the Knight” before Vera did.',
      );
      expect(table.root.querySelectorAll('.teams .won')).to.have.length(2);
    });

    it('moves nothing with reduced motion, and says the same', async () => {
      await emulateMedia({reducedMotion: 'reduce'});
      await judge();
      expect(motions()).to.have.length(0);
      expect(strip()).to.contain('You win, with the Wicked');
    });
  });
});
