import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {html} from 'lit';
import {english, stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-score-sheet.js';
import type {GstkScoreSheet, SheetRow} from './gstk-score-sheet.component.js';

const ROWS: readonly SheetRow[] = [
  {label: 'No tricks', points: [-2, -6, -4, -4]},
  {label: 'No queens', points: [-4, 0, -12, 0]},
  {label: 'No last two', points: [0, -8, -8, 0]},
  {label: 'Tricks', points: null, half: true},
];
const NAMES = ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Maximiliane'];
const sheetOf = (where = {}, seats = 4): Promise<GstkScoreSheet> =>
  stage<GstkScoreSheet>(
    html`<gstk-score-sheet
      .names=${NAMES.slice(0, seats)}
      .rows=${ROWS.map((row) => ({
        ...row,
        points: row.points && [...row.points, -104, -96].slice(0, seats),
      }))}
      .current=${2}
      .own=${0}
      .messages=${english}
    ></gstk-score-sheet>`,
    where,
  );
const texts = (sheet: GstkScoreSheet, selector: string): string[] =>
  [...sheet.shadowRoot!.querySelectorAll(selector)].map((cell) =>
    cell.textContent.replace(/\s+/g, ' ').trim(),
  );

describe('<gstk-score-sheet>', () => {
  afterEach(async () => {
    strike();
    await emulateMedia({forcedColors: 'none'});
  });

  it('is accessible on every table', async () => {
    for (const {theme, scheme} of LOOKS) {
      await expect(await sheetOf({theme, scheme, width: 320})).to.be.accessible();
      strike();
    }
  });

  it('shows the points of each deal and the running total', async () => {
    const sheet = await sheetOf();
    expect(texts(sheet, 'tbody tr:nth-child(3) > *')).to.deep.equal([
      'No last two',
      '0 −6',
      '−8 −14',
      '−8 −24',
      '0 −4',
    ]);
    expect(texts(sheet, 'tfoot > tr > *')).to.deep.equal(['Total', '−6', '−14', '−24', '−4']);
  });

  it('has headers for rows and columns, and words for deals to come', async () => {
    const sheet = await sheetOf();
    expect(texts(sheet, '[scope=col]')).to.deep.equal(NAMES.slice(0, 4));
    expect(texts(sheet, 'tbody [scope=row]')).to.deep.equal(ROWS.map(({label}) => label));
    expect(texts(sheet, 'tbody tr:last-child td .vh')[0]).to.equal('to come');
    expect(texts(sheet, '[aria-current=true] th')).to.deep.equal(['No last two']);
  });

  it('fits 320 px without scrolling sideways, for six players too', async () => {
    for (const seats of [3, 4, 6]) {
      const sheet = await sheetOf({width: 292}, seats);
      expect(sheet.scrollWidth).to.be.at.most(292);
      for (const cell of sheet.shadowRoot!.querySelectorAll<HTMLElement>('td, th'))
        expect(cell.scrollWidth).to.be.at.most(cell.offsetWidth + 1);
      strike();
    }
  });

  it('marks the current row in forced colours', async () => {
    await emulateMedia({forcedColors: 'active'});
    const sheet = await sheetOf();
    const cell = sheet.shadowRoot!.querySelector('.now td')!;
    expect(getComputedStyle(cell).borderTopWidth).to.equal('2px');
  });
});
