import {expect} from '@open-wc/testing';
import {executeServerCommand, sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import type {ChoiceDetail} from '../events.js';
import {english, stage, strike} from '../internal/stage.fixture.js';
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
    for (const theme of ['flat', 'felt'])
      for (const on of [true, false]) {
        await expect(await switchOf(on, {theme, scheme: 'dark'})).to.be.accessible();
        strike();
        await expect(await switchOf(on, {theme})).to.be.accessible();
        strike();
      }
  });

  it('is read as a switch with its name', async () => {
    await switchOf(true);
    const read = String(await executeServerCommand('aria-snapshot', {selector: 'gstk-switch'}));
    expect(read).to.contain('switch "Sound" [checked]');
  });

  it('asks to be turned, by key and by hand', async () => {
    const it = await switchOf(false);
    const asked: ChoiceDetail[] = [];
    it.addEventListener('gstk-choose', ({detail}) => asked.push(detail));
    it.shadowRoot!.querySelector('input')!.focus();
    await sendKeys({press: 'Space'});
    it.on = true;
    await it.updateComplete;
    it.shadowRoot!.querySelector('label')!.click();
    expect(asked).to.deep.equal([
      {name: 'sound', value: 'on'},
      {name: 'sound', value: 'off'},
    ]);
  });

  it('says its state in words', async () => {
    const it = await switchOf(false);
    expect(it.shadowRoot!.querySelector('.state')!.textContent).to.equal('off');
    it.on = true;
    await it.updateComplete;
    expect(it.shadowRoot!.querySelector('.state')!.textContent).to.equal('on');
  });
});
