import {type CSSResult, unsafeCSS} from '@lit/reactive-element';
import {addSheet, dropSheet} from '../../elements/shared/index.js';
import type {Host} from './host.js';

/**
 * The looks of the author's elements during the lesson. Nothing is written to the elements, because a
 * framework or a morph may own them and would undo it: a sheet of the example addresses each element by
 * its place below the example, and the example by a custom state.
 */

/** The display of the author's elements. */
export interface Looks {
  /** The item of the shown step. */
  readonly current?: Element | undefined;
  /** The name of that item for screen readers. */
  readonly currentName: string;
  /** Elements that take no room. */
  readonly hidden: readonly Element[];
  /** Elements that must not be read yet, but keep their room. */
  readonly veiled: readonly Element[];
  /** The plays of items, for print. */
  readonly told: ReadonlyMap<Element, string>;
  /** The same plays as the author spells them, which print leaves out. */
  readonly spelt: readonly Element[];
  /** The answers of a question, which paper shows upside down. */
  readonly answers?: Element | undefined;
  /** The right answers among them. */
  readonly right: readonly Element[];
}

const MARK = 'color-mix(in srgb, light-dark(#b57700, #e9bd57) 16%, transparent)';

/** A root, and the selector of an element in it. */
type Place = readonly [root: Node, selector: string];

/** A sheet, and the root that wears it. */
type Worn = readonly [root: Node, sheet: CSSResult];

/** The sheets of one example: for its author's text, and for its record. */
export class ItemLooks {
  readonly #host: Host;
  /** The custom state that tells this example from all others. */
  readonly #state = `gstk-${Math.random().toString(36).slice(2)}`;
  #worn: readonly Worn[] = [];

  constructor(host: Host) {
    this.#host = host;
    host.mark(this.#state, true);
  }

  show({answers, current, currentName, hidden, right, spelt, veiled, told}: Looks): void {
    const rules = new Map<Node, string>();
    const add = (element: Element, css: (selector: string) => string): void => {
      const [root, selector] = this.#placeOf(element) ?? [];
      if (root) rules.set(root, (rules.get(root) ?? '') + css(selector!));
    };
    if (current)
      add(
        current,
        (one) => `${one} {
          background: ${MARK};
          box-shadow: 0 0 0 4px ${MARK};
          border-radius: 2px;
        }
        /* Not before the item, where themes put their own numbers. */
        @media not print {
          ${one}::after {
            content: ${quoted(` ${currentName}.`)};
            position: absolute;
            inline-size: 1px;
            block-size: 1px;
            margin: -1px;
            overflow: hidden;
            clip-path: inset(50%);
            white-space: nowrap;
          }
        }`,
      );
    const screen = (elements: readonly Element[], css: string): void => {
      for (const element of elements)
        add(element, (one) => `@media not print {${one} {${css} !important}}`);
    };
    screen(hidden, 'display: none');
    screen(veiled, 'visibility: hidden');
    // The play of a step, or the text of an answer, comes before the author's words.
    for (const [element, text] of told)
      add(
        element,
        (one) => `@media print {
          ${one}::before {
            content: ${quoted(`${text}. `)};
            font-weight: 600;
          }
        }`,
      );
    for (const element of spelt) add(element, (one) => `@media print {${one} {display: none}}`);
    // Nobody should read the answers before thinking.
    if (answers)
      add(
        answers,
        (one) => `@media print {
          ${one} {
            rotate: 180deg;
            font-size: smaller;
          }
        }`,
      );
    for (const answer of right)
      add(answer, (one) => `@media print {${one}::after {content: ' ✓'}}`);
    this.#wear(rules);
  }

  /** Leaves the author's elements as they are. */
  clear(): void {
    this.#wear(new Map());
  }

  #wear(rules: ReadonlyMap<Node, string>): void {
    const before = this.#worn;
    this.#worn = [...rules].map(([root, css]): Worn => {
      const same = before.find((one) => one[0] === root && one[1].cssText === css);
      return same ?? [root, unsafeCSS(css)];
    });
    // Added first: nothing that is hidden shows in between.
    for (const [root, sheet] of this.#worn) addSheet(root as Document | ShadowRoot, sheet);
    for (const one of before)
      if (!this.#worn.includes(one)) dropSheet(one[0] as Document | ShadowRoot, one[1]);
  }

  /** The place of an element; `undefined` for one that the page has removed. */
  #placeOf(element: Element): Place | undefined {
    const {localName, parentElement: around, shadowRoot} = this.#host;
    const own = `${localName}:state(${this.#state})`;
    let path = '';
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.matches('.record') && at.parentNode === shadowRoot)
        return [shadowRoot, `.record${path}`];
      if (at === this.#host) {
        const root = at.getRootNode();
        return 'adoptedStyleSheets' in root ? [root, own + path] : undefined;
      }
      if (around && at.parentNode === around.parentNode) {
        const siblings = [...at.parentNode!.children];
        const steps = siblings.indexOf(at) - siblings.indexOf(around);
        return steps > 0
          ? [at.getRootNode(), `p:has(> ${own})${' + *'.repeat(steps)}${path}`]
          : undefined;
      }
      path = ` > :nth-child(${[...(at.parentNode?.children ?? [])].indexOf(at) + 1})${path}`;
    }
    return undefined;
  }
}

/** A text as a string of a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n\r\f<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
