import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import {english, settled, stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-steps.js';
import type {GstkSteps} from './gstk-steps.js';
import {spoken} from '../shared/spoken.fixture.js';

const STEPS = ['One', 'Two', 'Three'].map((title) => ({
  title,
  says: `All about ${title}.`,
  draw: () => html`<p>picture of ${title}</p>`,
}));
const stepsOf = (where = {}): Promise<GstkSteps> =>
  stage<GstkSteps>(
    html`<gstk-steps
      .steps=${STEPS}
      .mark=${{at: 0, label: 'The best'}}
      .messages=${english}
    ></gstk-steps>`,
    where,
  );
const button = (steps: GstkSteps, label: string): HTMLElement =>
  [...steps.shadowRoot!.querySelectorAll('button')].find(
    ({textContent}) => textContent.trim() === label,
  )!;
const shown = (steps: GstkSteps): string => steps.textContent.trim();

describe('<gstk-steps>', () => {
  afterEach(strike);

  it('is accessible on every table', async () => {
    for (const {theme, scheme} of LOOKS) {
      await expect(await stepsOf({theme, scheme, width: 256})).to.be.accessible();
      strike();
    }
  });

  it('starts at the last step and moves by buttons; at an end the button stays and does nothing', async () => {
    const steps = await stepsOf();
    expect(shown(steps)).to.equal('picture of Three');
    expect(button(steps, 'Next').getAttribute('aria-disabled')).to.equal('true');
    button(steps, 'Next').click();
    await settled();
    expect(button(steps, 'Next').tabIndex, 'Tab passes it').to.equal(-1);
    expect(button(steps, 'Back').tabIndex).to.equal(0);
    expect(shown(steps)).to.equal('picture of Three');
    button(steps, 'Back').click();
    await settled();
    expect(shown(steps)).to.equal('picture of Two');
    button(steps, 'The best').click();
    await settled();
    expect(shown(steps)).to.equal('picture of One');
  });

  it('moves by arrows, Home and End, mirrored in right-to-left pages, and announces the step', async () => {
    const steps = await stepsOf();
    button(steps, 'Back').focus();
    await sendKeys({press: 'ArrowLeft'});
    await settled();
    expect(shown(steps)).to.equal('picture of Two');
    await sendKeys({press: 'Home'});
    await settled();
    expect(shown(steps)).to.equal('picture of One');
    steps.dir = 'rtl';
    await sendKeys({press: 'ArrowLeft'});
    await settled();
    expect(shown(steps)).to.equal('picture of Two');
    await sendKeys({press: 'End'});
    await spoken();
    const said = [...document.querySelectorAll('[data-gstk-says=polite]')].map(
      (r) => r.textContent,
    );
    expect(said.join(' ')).to.contain('Three. All about Three.');
  });
});
