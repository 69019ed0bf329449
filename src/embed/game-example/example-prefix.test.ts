import {expect, fixture, html} from '@open-wc/testing';
import {defineAll} from '../define-all.js';
import type {GameExample} from './game-example.component.js';
import {until} from '../../elements/shared/until.fixture.js';

it('an example under a prefix of the page plays on at a table under the same prefix', async () => {
  await defineAll({prefix: 'own'});
  const example = await fixture<GameExample>(html`
    <own-game-example game="king" variant="simple" contract="no-girls" seat="S"></own-game-example>
  `);
  await example.ready;
  const {shadowRoot} = example;
  shadowRoot.querySelector<HTMLElement>('[data-do=play]')!.click();
  const table = (): Element | null => shadowRoot.querySelector('.stage > own-gstk-table');
  await until(table);
  await until(() => table()!.matches(':state(ready)'));
  expect(customElements.get('gstk-table')).to.equal(undefined);
  shadowRoot.querySelector<HTMLElement>('[data-do=back]')!.click();
  expect(table()).to.equal(null);
});
