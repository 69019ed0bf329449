import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {html} from 'lit';
import {forced} from '../shared/styles/forced.js';
import {ARMS} from '../shared/shield.js';
import {english, russian, stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import './gstk-seat.js';
import type {GstkSeat} from './gstk-seat.js';

const seatOf = (given: Partial<GstkSeat> = {}, where = {}): Promise<GstkSeat> =>
  stage<GstkSeat>(
    html`<gstk-seat
      name=${given.name ?? 'Otto'}
      .arms=${given.arms ?? 1}
      .score=${given.score === undefined ? -8 : given.score}
      .cards=${given.cards === undefined ? 7 : given.cards}
      .taken=${given.taken ?? 2}
      .takenUnit=${given.takenUnit ?? 'tricks'}
      ?turn=${given.turn ?? false}
      ?own=${given.own ?? false}
      ?flat=${given.flat ?? false}
      .messages=${given.messages ?? english}
    ></gstk-seat>`,
    where,
  );

const part = (seat: GstkSeat, name: string): HTMLElement =>
  seat.shadowRoot!.querySelector<HTMLElement>(`.${name}`)!;

describe('<gstk-seat>', () => {
  afterEach(async () => {
    strike();
    await emulateMedia({forcedColors: 'none'});
  });

  it('is accessible on every table', async () => {
    for (const {theme, scheme} of LOOKS)
      for (const width of repeated([110, 320, 600])) {
        const seat = await seatOf({turn: true}, {width, theme, scheme});
        await expect(seat).to.be.accessible();
        strike();
      }
  });

  it('reads the same in a narrow strip as on a wide table', async () => {
    for (const width of [320, 600]) {
      await seatOf({turn: true}, {width});
      const read = String(
        await executeServerCommand('aria-snapshot', {selector: 'gstk-seat'}),
      ).replace(/\s+/g, ' ');
      expect(read).to.contain('group "Otto, to play"').and.contain('−8');
      expect(read).to.match(/7 cards ?2 tricks/);
      strike();
    }
  });

  it('says what each of its figures counts, zero included', async () => {
    const read = async (score: number, total: number | null): Promise<string> => {
      const seat = await seatOf({score, taken: 0, cards: null});
      seat.total = total;
      await seat.updateComplete;
      return seat.shadowRoot!.querySelector('.seat')!.textContent.replaceAll(/\s+/g, ' ').trim();
    };
    expect(await read(0, 0)).to.match(/ 0 this deal 0 tricks total 0$/);
    expect(await read(0, null)).to.match(/ 0 points 0 tricks$/);
    expect(await read(-1, null)).to.match(/ −1 point 0 tricks$/);
    const spaced = part(await seatOf({score: 0}), 'vh');
    expect(getComputedStyle(spaced).whiteSpace, 'the space before it is read').to.equal('pre');
  });

  it('counts in its language, and what it has taken by the word of the game', async () => {
    for (const takenUnit of ['взятка', 'пара']) {
      const seat = await seatOf({messages: russian, taken: 1, takenUnit});
      const info = part(seat, 'info').textContent.replace(/\s+/g, ' ').trim();
      expect(info).to.equal(`7 карт 1 ${takenUnit}`);
      strike();
    }
  });

  it('shows whose turn it is by shape', async () => {
    const seat = await seatOf({turn: true});
    const caret = getComputedStyle(part(seat, 'name'), '::before');
    expect(caret.clipPath).to.contain('polygon');
    expect(getComputedStyle(part(seat, 'seat')).boxShadow).to.contain('inset');
    await emulateMedia({forcedColors: 'active'});
    await forced();
    expect(getComputedStyle(part(seat, 'seat')).outlineStyle).to.equal('solid');
  });

  it('shows no pile when nothing is taken, and omits what a game does not have', async () => {
    const seat = await seatOf({taken: 0, cards: null, score: null});
    expect(part(seat, 'pile')).to.equal(null);
    expect(part(seat, 'back')).to.equal(null);
    expect(part(seat, 'score')).to.equal(null);
  });

  it('cuts a long name and keeps its place', async () => {
    for (const width of [130, 320]) {
      const seat = await seatOf({name: 'Aleksandra-Maximiliana'}, {width});
      seat.style.setProperty('inline-size', '104px');
      expect(seat.scrollWidth).to.be.at.most(104);
      strike();
    }
  });

  it('has different arms for sixteen seats, eleven divisions and then other colours', async () => {
    const [drawn, divisions] = [new Set<string>(), new Set<string>()];
    for (let arms = 0; arms < 16; arms++) {
      const seat = await seatOf({arms});
      const paths = [...seat.shadowRoot!.querySelectorAll('.shield path')];
      drawn.add(paths.map((path) => path.outerHTML).join());
      divisions.add(paths.map((path) => path.getAttribute('d')).join());
      strike();
    }
    expect(drawn.size).to.equal(16);
    expect(divisions.size).to.equal(ARMS);
  });
});
