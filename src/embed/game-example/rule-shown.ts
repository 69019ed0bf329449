import {css} from '@lit/reactive-element';
import {piece, ruleOfRefusal, toElement} from '../../elements/index.js';
import {addSheet} from '../../elements/shared/index.js';
import type {Refusal} from '../../game/index.js';
import type {GameEntry} from '../catalogue.js';

const sheet = css`
  .rule {
    max-inline-size: 62ch;
    margin-block: 0 0.8em;
    padding: 8px 12px;
    border-inline-start: 3px solid var(--gstk-mark, light-dark(#b57700, #e9bd57));
    background: color-mix(in srgb, light-dark(#b57700, #e9bd57) 12%, transparent);
    font-size: 0.9375rem;
    line-height: 1.5;
    font-family: var(--gstk-font, inherit);
  }
  .rule:focus-visible {
    outline: 3px solid var(--gstk-focus-inner, #ffd23f);
    box-shadow: 0 0 0 6px var(--gstk-focus-outer, #10131a);
  }
`;

/** Shows and focuses the paragraph of the rules behind a refusal. */
export async function showRule(
  root: ShadowRoot,
  entry: GameEntry,
  refusal: Refusal,
  locale: string,
): Promise<void> {
  const rule = await ruleOfRefusal(entry, refusal, locale);
  root.querySelector('.rule')?.remove();
  if (!rule) return;
  addSheet(root, sheet);
  const shown = toElement(
    piece('p', {class: 'rule', part: 'rule', tabindex: '-1', 'data-rule': rule.id}, rule.text),
  ) as HTMLElement;
  root.querySelector('.bar')!.after(shown);
  shown.focus();
}
