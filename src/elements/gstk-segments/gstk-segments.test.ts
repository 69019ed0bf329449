import {expect} from '@open-wc/testing';
import {emulateMedia, sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import type {ChoiceDetail} from '../events.js';
import {stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-segments.js';
import type {GstkSegments} from './gstk-segments.js';

const SPEEDS = ['Slow', 'Normal', 'Fast', 'Instant'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const segmentsOf = (where = {}): Promise<GstkSegments> =>
  stage<GstkSegments>(
    html`<gstk-segments
      name="speed"
      label="Speed"
      value="normal"
      .options=${SPEEDS}
    ></gstk-segments>`,
    where,
  );
const radios = (segments: GstkSegments): HTMLInputElement[] => [
  ...segments.shadowRoot!.querySelectorAll('input'),
];

describe('<gstk-segments>', () => {
  afterEach(async () => {
    strike();
    await emulateMedia({forcedColors: 'none'});
  });

  it('is accessible on every table', async () => {
    for (const {theme, scheme} of LOOKS) {
      await expect(await segmentsOf({theme, scheme, width: 320})).to.be.accessible();
      strike();
    }
  });

  it('is a group of radio buttons with the value that it was given', async () => {
    const segments = await segmentsOf();
    const group = segments.shadowRoot!.querySelector('[role=radiogroup]')!;
    const name = group.getAttribute('aria-labelledby')!;
    expect(segments.shadowRoot!.getElementById(name)!.textContent).to.equal('Speed');
    expect(radios(segments).map(({checked}) => checked)).to.deep.equal([false, true, false, false]);
  });

  it('requests a value by arrows and by pointer', async () => {
    const segments = await segmentsOf();
    const asked: ChoiceDetail[] = [];
    segments.addEventListener('gstk-choose', ({detail}) => asked.push(detail));
    radios(segments)[1]!.focus();
    await sendKeys({press: 'ArrowRight'});
    radios(segments)[0]!.closest('label')!.click();
    expect(asked).to.deep.equal([
      {name: 'speed', value: 'fast'},
      {name: 'speed', value: 'slow'},
    ]);
  });

  it('fires no event when the page sets its value', async () => {
    const segments = await segmentsOf();
    segments.addEventListener('gstk-choose', () => expect.fail('no event for the host'));
    segments.value = 'instant';
    await segments.updateComplete;
    expect(radios(segments)[3]!.checked).to.equal(true);
  });

  it('is easy to hit at 320 px and does not overflow', async () => {
    const segments = await segmentsOf({width: 288});
    for (const label of segments.shadowRoot!.querySelectorAll('label'))
      expect(Math.min(label.offsetHeight + 2, label.offsetWidth)).to.be.at.least(44);
    expect(segments.scrollWidth).to.be.at.most(288);
  });

  it('shows the chosen one in forced colours', async () => {
    await emulateMedia({forcedColors: 'active'});
    const segments = await segmentsOf();
    const [first, second] = segments.shadowRoot!.querySelectorAll('label');
    const paper = (label: Element): string => getComputedStyle(label).backgroundColor;
    expect(paper(first!)).to.not.equal(paper(second!));
  });

  it('stands in one line where there is room, in every engine', async () => {
    const segments = await segmentsOf({width: 600});
    const [name, values] = ['#name', '.seg'].map((part) =>
      segments.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
    );
    expect(values!.left).to.be.at.least(name!.right);
    expect(values!.top).to.be.below(name!.bottom);
    expect(segments.getBoundingClientRect().height).to.be.below(80);
  });
});
