import {html, type TemplateResult} from 'lit';
import '../../elements/gstk-segments/gstk-segments.js';
import '../../elements/gstk-switch/gstk-switch.js';
import {levelsOf} from '../../bots/levels.js';
import {type GameEntry, SPEEDS} from '../../elements/index.js';
import type {Messages} from '../../i18n/index.js';
import {CHOICES, type Setting} from '../settings/settings.js';

/** How a setting or an option of a game is drawn, wherever one is chosen. */

/** Scales in ascending order; `CHOICES` puts the default first. */
const SCALES: Readonly<Partial<Record<Setting, readonly string[]>>> = {
  speed: SPEEDS,
  verbosity: ['brief', 'normal', 'full'],
};

/** The values of a setting in their order; of levels of bots those that differ in the game. */
export const scaleOf = (name: Setting, entry: GameEntry | undefined): readonly string[] =>
  name === 'bot-level' ? levelsOf(entry ?? {}) : (SCALES[name] ?? CHOICES[name]);

/** A value of an option. */
export type Plain = string | number;

/** The message of a value; without a message, the value itself. */
export const valueName = (messages: Messages, key: string, value: Plain): string =>
  messages.has(`${key}/${value}`) ? messages.lookup(`${key}/${value}`) : String(value);

/**
 * A switch for on and off, a row of segments for anything else.
 * @param key of the message that names it; `<key>/<value>` names a value
 */
export function control(
  messages: Messages,
  name: string,
  key: string,
  values: readonly Plain[],
  value: Plain,
): TemplateResult {
  const label = messages.lookup(key);
  if (values.length === 2 && values.includes('on') && values.includes('off'))
    return html`<gstk-switch
      .name=${name}
      .label=${label}
      .on=${value === 'on'}
      .messages=${messages}
    ></gstk-switch>`;
  const options = values.map((one) => ({value: String(one), label: valueName(messages, key, one)}));
  return html`<gstk-segments
    .name=${name}
    .label=${label}
    .options=${options}
    .value=${String(value)}
  ></gstk-segments>`;
}
