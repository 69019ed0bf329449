import {expect} from '@open-wc/testing';
import {pick, rngFrom} from '../../cards/index.js';
import {kingGame} from '../../games/king/index.js';
import type {KingState, Phase} from '../../games/king/types.js';
import {replay} from '../../match/index.js';
import {isFull, repeated} from '../../testing/full.fixture.js';
import {box, clipped, expectTidy, widthOf} from '../gstk-table/tidy.fixture.js';
import {clean, frames, Table, text} from '../gstk-table/table.fixture.js';
import {act, laid, position} from './choices.fixture.js';

/** The layout of choices: in the middle, at one height, with nothing out of sight. */

type Holds = Parameters<typeof position>[2];

/** A question that a deal begins with, or comes to. */
interface Question {
  readonly variant: string;
  readonly phase: Phase;
  readonly holds?: Holds;
  readonly setup?: object;
}

/** The hardest question of each kind, then the same kinds in other variants and with other seats. */
const QUESTIONS: readonly Question[] = [
  {variant: 'custom', phase: 'ordering', holds: ({deal}) => deal > 24},
  {variant: 'long', phase: 'ordering', setup: {seats: 6}},
  {variant: 'minsk', phase: 'talon'},
  {variant: 'trade', phase: 'bidding'},
  {variant: 'trade', phase: 'naming', setup: {seats: 3}},
  {variant: 'preference', phase: 'calling'},
  {variant: 'domino', phase: 'drawing', setup: {seed: 'b'}},
  {variant: 'minsk', phase: 'ordering', holds: ({deal}) => deal > 10},
  {variant: 'atomic', phase: 'ordering', holds: ({deal}) => deal > 10},
  {variant: 'custom', phase: 'ordering', setup: {seats: 3, options: {orderBlind: 'on'}}},
  {variant: 'long', phase: 'ordering', setup: {seats: 5}},
  {variant: 'atomic', phase: 'ordering', setup: {options: {atomicForm: 'short'}}},
  {variant: 'preference', phase: 'calling', setup: {seats: 3}},
];
/** How many of them begin a deal of their own kind. */
const KINDS = 4;

const nameOf = ({variant, phase, setup}: Question): string =>
  `${variant}, ${phase}${setup ? `, ${JSON.stringify(setup)}` : ''}`;
const stateOf = ({variant, phase, holds, setup}: Question): KingState =>
  position(`king-${variant}`, phase, holds, setup);

const WIDTHS = repeated([320, 860, 480, 600, 1000], 2);

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

describe('the layout of choices', () => {
  before(clean);
  afterEach(clean);

  /** The summary is that of every deal: in `npm test` one deal comes to it. */
  const comesTo = (question: Question): 'summary' | 'play' =>
    repeated(QUESTIONS).includes(question) ? 'summary' : 'play';
  for (const question of repeated(QUESTIONS, KINDS))
    it(`is as high from the question to the ${comesTo(question)}: ${nameOf(question)}`, async function () {
      this.timeout(240_000);
      const {variant} = question;
      const table = await laid(variant, stateOf(question), 1000);
      const heights = new Map<number, number>();
      const same = async (what: string): Promise<void> => {
        for (const width of WIDTHS) {
          await widthOf(table, width);
          const {height} = box(table.host);
          if (!heights.has(width)) heights.set(width, height);
          expect(height, `${what} at ${width} px`).to.be.closeTo(heights.get(width)!, 0.5);
        }
      };
      let seen: Phase | undefined;
      for (let move = 0; table.is('my-turn'); move++) {
        const {phase} = table.view;
        // A last card plays itself meanwhile.
        if (table.cards.length > 1 && (phase !== seen || (isFull && move % 4 === 0)))
          await same(`${phase}, move ${move}`);
        seen = phase;
        if (phase === comesTo(question)) return;
        const match = replay(kingGame(`king-${variant}`), table.host.record);
        const choice = pick(rngFrom(`${variant}/${move}`), match.moves(0)).value;
        await table.plays(() => act(table, choice));
      }
      expect(table.is('deal-over') || table.is('game-over')).to.equal(true);
      expect(table.events('gstk-play-refused')).to.deep.equal([]);
      expect(table.summary()).to.have.length(table.view.seats);
      await same('summary');
    });

  for (const locale of repeated(['ru', 'en'] as const))
    for (const question of repeated(QUESTIONS, KINDS).filter(
      ({phase}) => phase !== 'talon' && phase !== 'drawing',
    ))
      it(`shows everything that can be pressed: ${nameOf(question)}, ${locale}`, async function () {
        this.timeout(120_000);
        const attributes = {variant: question.variant};
        // Russian is longer; in English the narrowest table is the hardest.
        for (const width of locale === 'ru' ? repeated([320, 600]) : [320]) {
          const table = await Table.ready({
            width,
            locale,
            attributes,
            set: {state: stateOf(question)},
          });
          const {height} = box(table.host);
          const radios = [...table.root.querySelectorAll<HTMLInputElement>('.choice input')];
          expect(radios.length).to.be.greaterThan(3);
          const press = async (radio: HTMLInputElement): Promise<void> => {
            radio.click();
            await frames(2);
            const what = `${radio.value} at ${width} px`;
            expect(box(table.host).height, what).to.be.closeTo(height, 0.5);
            expectTidy(table, what);
          };
          let trumped = false; // the suits are the same for every contract
          for (const radio of radios) {
            const {width: wide, height: high} = box(radio.parentElement!);
            expect(wide, radio.value).to.be.at.least(41);
            expect(high, radio.value).to.be.at.least(44);
            await press(radio);
            const trumps = [...table.root.querySelectorAll<HTMLInputElement>('.trumps input')];
            if (trumped || radio.matches('.trumps input')) continue;
            for (const trump of trumps) await press(trump);
            trumped = trumps.length > 0;
          }
          table.clear();
        }
      });

  it('the bazaar covers no card, no seat and nothing else, from 288 to 1000 px', async () => {
    const state = position('king-domino', 'drawing', ({trick}) => trick.length === 3, {seed: 'b'});
    const table = await laid('domino', state, 1000);
    for (const width of [288, 320, 360, 412, 479, 480, 559, 560, 600, 700, 859, 860, 927, 1000]) {
      await widthOf(table, width);
      const pile = box(table.find('.draw-pile')!);
      const trick = table.find('gstk-trick')!.shadowRoot!;
      const others = [
        ...trick.querySelectorAll('.slot, .card, .tag'),
        ...[...table.root.querySelectorAll('gstk-seat')].flatMap((seat) => [
          ...seat.shadowRoot!.querySelectorAll('.shield, .name, .score, .pile-of'),
          ...seat.querySelectorAll('*'),
        ]),
      ];
      const over = others.filter((one) => overlap(pile, box(one)));
      expect(
        over.map((one) => one.className),
        `${width} px`,
      ).to.deep.equal([]);
      const edge = box(table.find('.table')!);
      expect(pile.right, `${width} px`).to.be.at.most(edge.right);
      expect(clipped(table)).to.deep.equal([]);
    }
  });

  it('shows totals at narrow seats until somebody has something of the deal', async () => {
    const shown = (table: Table): readonly string[] =>
      [...table.root.querySelectorAll('gstk-seat')].map((seat) =>
        [...seat.shadowRoot!.querySelectorAll('.score, .total')]
          .filter((one) => one.checkVisibility())
          .map(text)
          .join(' '),
      );
    const begun = position('king-minsk', 'ordering', ({deal}) => deal > 2);
    const totals = begun.scores.map((n) => `total ${n < 0 ? '−' : n > 0 ? '+' : ''}${Math.abs(n)}`);
    const table = await laid('minsk', begun, 320);
    expect(shown(table)).to.have.members(totals);
    await widthOf(table, 700);
    expect(shown(table)).to.have.members(totals.map((total) => `0 ${total}`));
    table.clear();
    const state = position('king-omnibus', 'play', ({played}) => played.length === 2);
    expect(shown(await laid('omnibus', state, 320)).join(), 'in a deal').not.to.contain('total');
  });
});
