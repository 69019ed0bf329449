import {expect} from '@open-wc/testing';
import {executeServerCommand, sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import type {ChoiceDetail} from '../events.js';
import {english, stage, strike} from '../shared/stage.fixture.js';
import {LOOKS} from '../../testing/looks.fixture.js';
import './gstk-switch.js';
import type {GstkSwitch} from './gstk-switch.js';

const switchOf = (on: boolean, where = {}): Promise<GstkSwitch> =>
  stage<GstkSwitch>(
    html`<gstk-switch name="sound" label="Sound" ?on=${on} .messages=${english}></gstk-switch>`,
    where,
  );

describe('<gstk-switch>', () => {
  afterEach(strike);

  it('is accessible on every table, on and off', async () => {
    for (const look of LOOKS)
      for (const on of [true, false]) {
        await expect(await switchOf(on, look)).to.be.accessible();
        strike();
      }
  });

  it('is read as a switch with its name', async () => {
    await switchOf(true);
    const read = String(await executeServerCommand('aria-snapshot', {selector: 'gstk-switch'}));
    expect(read).to.contain('switch "Sound" [checked]');
  });

  it('requests a change, by key and by pointer', async () => {
    const control = await switchOf(false);
    const asked: ChoiceDetail[] = [];
    control.addEventListener('gstk-choose', ({detail}) => asked.push(detail));
    control.shadowRoot!.querySelector('input')!.focus();
    await sendKeys({press: 'Space'});
    control.on = true;
    await control.updateComplete;
    control.shadowRoot!.querySelector('label')!.click();
    expect(asked).to.deep.equal([
      {name: 'sound', value: 'on'},
      {name: 'sound', value: 'off'},
    ]);
  });

  it('shows its state in words', async () => {
    const control = await switchOf(false);
    expect(control.shadowRoot!.querySelector('.state')!.textContent).to.equal('off');
    control.on = true;
    await control.updateComplete;
    expect(control.shadowRoot!.querySelector('.state')!.textContent).to.equal('on');
  });
});
