import {expect} from '@open-wc/testing';
import {everything, type Table, until} from './table.fixture.js';

/** Whether everything of a table is in sight: nothing is cut off, sticks out or overlaps. */

export const box = (element: Element): DOMRect => element.getBoundingClientRect();

/**
 * Gives the box around a table another width, in pixels, and waits until the table follows; a game
 * with flanks of its own `docks` no panel.
 */
export async function widthOf(table: Table, width: number, docks = true): Promise<void> {
  table.host.parentElement!.style.setProperty('inline-size', `${width}px`);
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  await until(
    () => table.is('wide') === (docks && width >= 53.75 * rem),
    `the table knows of ${width} px`,
  );
  await table.stands();
}

/** Texts that are cut off or overlap. Styles are read last because that takes longest. */
export function clipped(table: Table): readonly string[] {
  const found: string[] = [];
  for (const element of everything(table.root)) {
    if (!(element instanceof HTMLElement)) continue;
    const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
    const [wide, high] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
    if (!(wide || high) || element.offsetWidth <= 1) continue;
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
    );
    if (!own) continue;
    const {overflowX, overflowY, clipPath} = getComputedStyle(element);
    if (clipPath !== 'none') continue;
    const name = `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
    if (overflowX !== 'visible' && wide) found.push(`${name} is ${scrollWidth} in ${clientWidth}`);
    if (overflowY !== 'visible' && high)
      found.push(`${name} is ${scrollHeight} high in ${clientHeight}`);
  }
  return found;
}

/** Visible elements that stick out of the table. */
function outside(table: Table): readonly string[] {
  const {left, right} = box(table.host);
  return [...everything(table.root)].flatMap((element) => {
    const {x, width, right: end} = box(element);
    if (width <= 1 || element.localName === 'path') return [];
    if (x >= left - 1 && end <= right + 1) return [];
    if (element.closest('dialog, .vh') || getComputedStyle(element).clipPath !== 'none') return [];
    const name = `${element.localName}.${element.classList[0] ?? ''}`;
    return [`${name} from ${x} to ${end} of ${left} to ${right}`];
  });
}

/** The boxes of a block: beside the tools those of a trick's places, since it is empty at its sides. */
const boxesOf = (block: Element, other: Element): readonly DOMRect[] =>
  block.localName === 'gstk-trick' && other.matches('.tools')
    ? [...block.shadowRoot!.querySelectorAll('.slot')].map(box)
    : [box(block)];

/** Pairs of overlapping blocks. */
function overlaps(table: Table): readonly string[] {
  // A summary covers blocks that keep their places, hidden.
  const blocks = [
    ...table.root.querySelectorAll<HTMLElement>(
      '.contract, .tools, .prompt, gstk-hand, .bar, .aside, .board > gstk-trick, .board > .middle > *, .summary, gstk-seat',
    ),
  ].filter((block) => block.checkVisibility({visibilityProperty: true}));
  const name = (one: Element): string =>
    `${one.localName}.${one.className} ${(one as HTMLElement).dataset['seat'] ?? ''}`;
  return blocks.flatMap((one, at) =>
    blocks.slice(at + 1).flatMap((other) => {
      const b = box(other);
      return boxesOf(one, other).flatMap((a) => {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return x > 1 && y > 1 ? [`${name(one)} over ${name(other)} by ${x} x ${y}`] : [];
      });
    }),
  );
}

/** Lines that are lower than their letters, and names under their points. */
function squeezed(table: Table): readonly string[] {
  const low = [...everything(table.root)].flatMap((element) => {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
    );
    if (!own || !(element instanceof HTMLElement) || element.offsetWidth <= 1) return [];
    const {fontSize, lineHeight} = getComputedStyle(element);
    return parseFloat(lineHeight) < parseFloat(fontSize)
      ? [`${element.localName}.${element.className}: ${fontSize} in ${lineHeight}`]
      : [];
  });
  const under = [...table.root.querySelectorAll('gstk-seat')].flatMap((seat) => {
    const points = seat.shadowRoot!.querySelector('.score');
    if (!points) return [];
    const [name, score] = [box(seat.shadowRoot!.querySelector('.name')!), box(points)];
    const x = Math.min(name.right, score.right) - Math.max(name.left, score.left);
    const y = Math.min(name.bottom, score.bottom) - Math.max(name.top, score.top);
    // Wider spacing lets the boxes of two lines touch, but not their letters.
    return x > 1 && y > 4 ? [`the points of ${seat.name} over the name`] : [];
  });
  return [...new Set([...low, ...under])];
}

/** Expects that nothing sticks out, is cut off or overlaps. */
export function expectTidy(table: Table, what: string): void {
  expect(outside(table), `${what}: outside`).to.deep.equal([]);
  expect(table.host.scrollWidth, `${what}: sideways`).to.be.at.most(table.host.clientWidth);
  expect(clipped(table), `${what}: cut off`).to.deep.equal([]);
  expect(overlaps(table), `${what}: overlapping`).to.deep.equal([]);
  expect(squeezed(table), `${what}: squeezed`).to.deep.equal([]);
}
