import {expect, fixture, html} from '@open-wc/testing';
import {english as messages} from '../internal/stage.fixture.js';
import './gstk-totals.js';
import type {GstkTotals} from './gstk-totals.component.js';

const names = ['You', 'Otto', 'Nora', 'Vera'];
const sheet = [
  [-2, -6, -4, -4],
  [-4, 0, -12, 0],
  [8, -8, 0, 0],
];

describe('<gstk-totals>', () => {
  it('is accessible', async () => {
    const chart = await fixture<GstkTotals>(
      html`<gstk-totals
        .names=${names}
        .sheet=${sheet}
        .own=${0}
        .messages=${messages}
      ></gstk-totals>`,
    );
    await expect(chart).to.be.accessible();
  });

  it('names every total and draws a line for each player', async () => {
    const chart = await fixture<GstkTotals>(
      html`<gstk-totals
        .names=${names}
        .sheet=${sheet}
        .own=${0}
        .messages=${messages}
      ></gstk-totals>`,
    );
    const picture = chart.renderRoot.querySelector('svg')!;
    expect(picture.getAttribute('aria-label')).to.equal(
      'Total: You +2, Otto −14, Nora −16, Vera −4',
    );
    expect(chart.renderRoot.querySelectorAll('g')).to.have.length(4);
    expect(chart.renderRoot.querySelectorAll('g.own')).to.have.length(1);
  });
});
