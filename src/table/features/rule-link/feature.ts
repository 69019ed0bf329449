import {css} from 'lit';
import {type Control, ruleOfRefusal} from '../../../elements/index.js';
import type {Refusal} from '../../../game/index.js';
import {wholeMessages} from '../../speech/whole-messages.js';
import type {FeatureOf} from '../../feature.js';
import {adoptSheet} from '../../../elements/shared/index.js';

const styles = css`
  [data-marked] {
    background: var(--gstk-accent-soft);
    box-shadow: 0 0 0 var(--gstk-s1) var(--gstk-accent-soft);
    scroll-margin-block: var(--gstk-s4);
  }
`;

/**
 * Leads from a refusal to its paragraph in the rules panel. Refusals common to all games, such as a
 * move out of turn, have no paragraph.
 */
export const feature: FeatureOf = (table) => {
  const {host, panels} = table;
  /** The id of the requested paragraph, until the panel shows it. */
  let wanted: string | undefined;
  const open = async (refusal: Refusal): Promise<void> => {
    const {locale = 'en'} = table.messages ?? {};
    const rule = await ruleOfRefusal(host.entry, refusal, locale);
    wanted = rule?.id;
    panels.open('rules');
  };
  /** The button, while a refusal is shown. */
  const button = (): Control | undefined => {
    const {notes} = table;
    const {refused} = notes;
    if (!refused || refused.refusal.startsWith('game/')) return undefined;
    if (!table.game.panels.includes('rules')) return undefined;
    const messages = wholeMessages(table);
    const run = (): void => void open(refused.refusal).catch(table.notes.miss);
    return messages && {id: 'rule', label: messages.t('ui/rule'), run};
  };
  host.renderRoot.addEventListener('gstk-rule', () => button()?.run());
  return {
    /** Focuses the requested paragraph once the panel shows it. */
    drawn() {
      const root = host.renderRoot;
      const found = wanted && root.querySelector<HTMLElement>(`[data-rule="${wanted}"]`);
      if (!found) return;
      wanted = undefined;
      adoptSheet(host, styles);
      for (const old of root.querySelectorAll('[data-marked]')) old.removeAttribute('data-marked');
      found.setAttribute('data-marked', '');
      // An opening dialog first moves focus to its heading.
      const dialog = root.querySelector('gstk-dialog')?.updateComplete;
      Promise.resolve(dialog).then(() => {
        found.focus();
      }, console.error);
    },
    slots: {onCards: () => ({rule: button()})},
  };
};
