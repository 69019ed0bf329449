import {type CSSResult, unsafeCSS} from '@lit/reactive-element';
import {cardFaceStyles, deferredDrawingStyles} from '../../elements/index.js';
import {addSheet, wear, wornBy} from '../../elements/shared/index.js';
import {askingStyles} from './bar/asking.styles.js';
import type {LessonNode} from '../../lesson/lesson-player.js';
import type {Host} from './host.js';
import {removeRecord} from './record-text.js';
import {allNodes} from '../../lesson/lesson-cursor.js';

/** The author's list during the lesson: the highlighted item, and the hidden ones. */

/** A sheet for each name of the tag. */
const sheets = new Map<string, CSSResult>();

/** Adopts the highlight styles into the page; their selectors match only lists inside examples. */
export function lightUp(host: Element): void {
  let own = sheets.get(host.localName);
  if (!own) {
    own = unsafeCSS(`
      ${host.localName} li[aria-current='step'] {
        background: color-mix(in srgb, light-dark(#b57700, #e9bd57) 16%, transparent);
        box-shadow: 0 0 0 4px color-mix(in srgb, light-dark(#b57700, #e9bd57) 16%, transparent);
        border-radius: 2px;
      }
      ${host.localName}[mode='hide-next'] li[data-gstk-hidden] {
        display: list-item;
        visibility: hidden;
      }
      @media print {
        ${host.localName} li[data-gstk-hidden][data-gstk-hidden] {
          display: list-item;
          visibility: visible;
        }
        /* What a step plays, or an answer says, stands before the author's words. */
        ${host.localName} li[data-gstk-told]::before {
          content: attr(data-gstk-told) '. ';
          font-weight: 600;
        }
        ${host.localName} li[data-correct]::after {
          content: ' ✓';
        }
        /* Nobody reads the answers before having thought. */
        ${host.localName}[mode='quiz'] :is(ol, ul):has(> [data-play]) {
          rotate: 180deg;
          font-size: smaller;
        }
      }
    `);
    sheets.set(host.localName, own);
  }
  addSheet(host.getRootNode() as Document | ShadowRoot, own);
}

/** Adopts the styles that the first drawing does without: card faces and the game's layout. */
export function adopt({shadowRoot}: Host): void {
  const more = [cardFaceStyles, deferredDrawingStyles, askingStyles];
  // Before the example's own sheets, because the diagram's styles for cards must win.
  wear(shadowRoot, [...more, ...wornBy(shadowRoot).filter((sheet) => !more.includes(sheet))]);
}

/** Shows or hides an item. */
export function reveal(item: Element, shown: boolean): void {
  const one = item as HTMLElement;
  one.hidden = !shown;
  if (shown) delete one.dataset['gstkHidden'];
  else one.dataset['gstkHidden'] = 'yes';
}

/** Marks the item of the shown node. */
export function markItem(nodes: readonly LessonNode[], shown: LessonNode): void {
  for (const {step} of allNodes(nodes))
    if (step && step === shown.step) step.item.setAttribute('aria-current', 'step');
    else step?.item.removeAttribute('aria-current');
}

/** Says of an item what it plays, for paper; nothing where its author says it in the same words. */
export function tell(item: Element, told: string): void {
  if (told && !item.textContent.includes(told)) (item as HTMLElement).dataset['gstkTold'] = told;
}

/** Restores the list to the author's markup. */
export function restore(host: Element): void {
  removeRecord(host);
  for (const item of host.querySelectorAll<HTMLElement>('li')) {
    item.removeAttribute('aria-current');
    delete item.dataset['gstkTold'];
    if (item.dataset['gstkHidden']) reveal(item, true);
  }
}
