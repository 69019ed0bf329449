import {expect} from '@open-wc/testing';
import type {GstkDialog} from '../../elements/gstk-dialog/gstk-dialog.component.js';
import {everything, frames, until} from '../page.fixture.js';

/** A finding of one axe rule. */
interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly any: readonly {readonly message: string}[];
  }[];
}

interface Axe {
  run(
    context: Element,
    options: unknown,
  ): Promise<{readonly violations: readonly Finding[]; readonly incomplete: readonly Finding[]}>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each finding as one line: rule, element, axe's message. */
const lines = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any}) => `${id} at ${String(target)}: ${any.map((one) => one.message).join(' ')}`,
    ),
  );

/** Pictures with a name whose text is exposed as well, so that Firefox has both read. */
function readTwice(root: Element | ShadowRoot): readonly string[] {
  const all = [...root.querySelectorAll('*')];
  return (root instanceof Element ? [root, ...all] : all).flatMap((element) => {
    const inside = element.shadowRoot ? readTwice(element.shadowRoot) : [];
    if (!element.matches('[role=img][aria-label]')) return inside;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement!.closest('[aria-hidden=true]') || !node.nodeValue!.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    return text.nextNode() ? [...inside, element.outerHTML] : inside;
  });
}

/**
 * Runs axe with the rules of WCAG 2.2 AA. Expects no violation, and nothing undecided except what is
 * explained; each explanation is a pattern of the finding's line, with the reason beside it. Expects
 * that no picture is read twice, either.
 */
export async function expectAxe(
  element: Element,
  explained: Readonly<Record<string, RegExp>> = {},
): Promise<void> {
  const page = globalThis as unknown as {readonly axe?: Axe};
  // The plugin loads axe, and a whole page would be judged twice.
  if (!page.axe) await expect(document.head).to.be.accessible();
  const dialogs = [element, ...everything(element.shadowRoot ?? element)].filter(
    (one): one is GstkDialog => one.localName === 'gstk-dialog',
  );
  await until(
    () => dialogs.every(({below}) => below?.inert !== false),
    'what lies below a dialog is inert',
  );
  // A dialog learns from a ResizeObserver whether it scrolls, and so is a stop of Tab.
  if (dialogs.length > 0) await frames(2);
  const {violations, incomplete} = await page.axe!.run(element, {
    runOnly: TAGS,
    // One element per other rule: naming all of them takes long.
    resultTypes: ['violations', 'incomplete'],
  });
  const open = lines(incomplete).filter(
    (line) => !Object.values(explained).some((pattern) => pattern.test(line)),
  );
  expect(lines(violations), 'violations').to.deep.equal([]);
  expect(open, 'undecided').to.deep.equal([]);
  expect(readTwice(element), 'read twice').to.deep.equal([]);
}
