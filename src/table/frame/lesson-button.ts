import {html, nothing, type TemplateResult} from 'lit';
import {firstDealOf} from '../play/first-deal-of.js';
import {isAlone} from '../play/is-alone.js';
import {learnMessages} from '../speech/learn-messages.js';
import type {TableContext} from '../table-context.js';
import {button} from './button.js';

/** The button above the rules that begins the lesson of the game, if the game has one. */
export async function lessonButton(
  table: TableContext,
  close: () => void,
): Promise<TemplateResult | typeof nothing> {
  const {commands, host, messages, notes} = table;
  if (!messages || host.readOnly || !isAlone(table) || !(await firstDealOf(host.entry)))
    return nothing;
  const {t} = await learnMessages(messages.locale);
  const begin = (): void => {
    close();
    commands.run({type: 'learn'}).catch(notes.miss);
  };
  return html`<p>${button('learn', t('learn/play'), begin)}</p>`;
}
