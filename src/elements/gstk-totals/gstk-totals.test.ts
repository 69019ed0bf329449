import {expect, fixture, html} from '@open-wc/testing';
import {english as messages} from '../shared/stage.fixture.js';
import './gstk-totals.js';
import {slowMotion} from '../shared/slow-motion.fixture.js';
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
    const picture = chart.renderRoot.querySelector('[role=img]')!;
    expect(picture.getAttribute('aria-label')).to.equal(
      'Total: You +2, Otto −14, Nora −16, Vera −4',
    );
    for (const part of picture.children)
      expect(part.getAttribute('aria-hidden'), 'it is one picture').to.equal('true');
    expect(chart.renderRoot.querySelectorAll('.line')).to.have.length(4);
    expect(chart.renderRoot.querySelectorAll('.line.own')).to.have.length(1);
  });

  for (const own of [0, null])
    it(`tells six lines apart without colour, ${own === null ? 'for an onlooker' : 'the reader’s in front'}`, async () => {
      const chart = await fixture<GstkTotals>(
        html`<gstk-totals
          .names=${[...names, 'Bert', 'Ida']}
          .sheet=${sheet.map((row) => [...row, 0, 0])}
          .own=${own}
          .messages=${messages}
        ></gstk-totals>`,
      );
      const lines = [...chart.renderRoot.querySelectorAll('.line')];
      const dashes = lines.map((line) => getComputedStyle(line).strokeDasharray);
      expect(new Set(dashes).size).to.equal(own === null ? 6 : 5); // the reader's line is whole, and thick
      const marks = [...chart.renderRoot.querySelectorAll('.end path')];
      expect(new Set(marks.map((mark) => mark.getAttribute('d'))).size).to.equal(6);
      if (own === 0) {
        expect(lines.at(-1)!.classList.contains('own')).to.equal(true);
        expect(getComputedStyle(lines.at(-1)!).strokeWidth).to.equal('3px');
      }
    });

  for (const size of ['100%', '200%'])
    it(`keeps labels apart and whole when all totals are equal, in type of ${size}`, async () => {
      document.documentElement.style.setProperty('font-size', size);
      try {
        const box = await fixture(
          html`<div>
            <gstk-totals
              .names=${names}
              .sheet=${[[0, 0, 0, 0]]}
              .own=${0}
              .messages=${messages}
            ></gstk-totals>
          </div>`,
        );
        (box as HTMLElement).style.setProperty('inline-size', '290px');
        const chart = box.querySelector('gstk-totals')!;
        await chart.updateComplete;
        const labels = [...chart.renderRoot.querySelectorAll('.labels > span')];
        const boxes = labels.map((label) => label.getBoundingClientRect());
        boxes.sort((a, b) => a.top - b.top);
        boxes.slice(1).forEach((own, at) => expect(own.top).to.be.at.least(boxes[at]!.bottom - 1));
        for (const {right} of boxes)
          expect(right).to.be.at.most(chart.getBoundingClientRect().right + 1);
      } finally {
        document.documentElement.style.removeProperty('font-size');
      }
    });

  it('draws its lines deal by deal, with a rest at the deal that decided', async () => {
    const chart = await fixture<GstkTotals>(
      html`<gstk-totals
        .names=${names}
        .sheet=${sheet}
        .own=${0}
        .turn=${2}
        .messages=${messages}
      ></gstk-totals>`,
    );
    const {runs, stop} = slowMotion();
    await chart.draw(400);
    const of = (part: string): Animation =>
      runs.find(({effect}) => (effect as KeyframeEffect).target?.matches(part))!;
    const xs = (part: string): readonly number[] =>
      (of(part).effect as KeyframeEffect)
        .getKeyframes()
        .map(({transform}) => Math.round(Number(/\((-?[\d.]+)%\)/.exec(String(transform))![1])));
    expect(xs('.pane')).to.deep.equal([100, 33, 33, 0]);
    expect(xs('.window').map((x) => x + 0)).to.deep.equal([-100, -33, -33, 0]);
    const {duration, delay} = of('.window').effect!.getTiming();
    expect([duration, delay]).to.deep.equal([930, 400]);
    expect(of('.labels').effect!.getTiming().delay, 'names and totals come last').to.equal(1330);
    expect(chart.renderRoot.querySelector('.turn')!.getAttribute('d')).to.match(/^M66\.6/);
    stop();
  });
});
