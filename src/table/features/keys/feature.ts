import {adoptSheet, rove} from '../../../elements/shared/index.js';
import {commandOf} from '../../keys/keys.js';
import {runCommand} from '../../keys/run-command.js';
import type {FeatureOf} from '../../feature.js';
import {keyMarkStyles} from './key-marks.styles.js';

/** The keys of a table: arrows among buttons, and the letters and digits that are commands. */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  /** Enter on a card while a finished trick is shown skips the wait. */
  const collects = ({key, repeat, target}: KeyboardEvent): boolean => {
    if (key !== 'Enter' || repeat || table.session?.conductor.doing !== 'showing') return false;
    const hand = host.renderRoot.querySelector('gstk-hand');
    if (target !== host || !hand?.matches(':focus-within')) return false;
    table.commands.skip();
    return true;
  };
  const hasLetters = (): boolean => table.settings.get('shortcuts') === 'on';
  /** Undo and hint say their keys. */
  const markKeys = (): void => {
    if (table.life.at !== 'seated') return;
    const keys = {undo: 'Del', hint: table.slots.onCards().hint ? '⇧I' : 'I'};
    for (const [id, key] of Object.entries(keys)) {
      const button = host.renderRoot.querySelector(`.icon[data-id=${id}]`);
      if (hasLetters()) button?.setAttribute('data-key', key);
      else button?.removeAttribute('data-key');
    }
  };
  adoptSheet(host, keyMarkStyles);
  const row = (): HTMLElement | null => host.renderRoot.querySelector('[data-returns]');
  const focused = (): Element | null => host.shadowRoot?.activeElement ?? null;
  /** Focus was in a row to pick from and waits at the hand until the row is back. */
  let [isInRow, waits] = [false, false];
  return {
    update() {
      isInRow = focused()?.matches('[data-returns]') ?? false;
    },
    drawn() {
      markKeys();
      if (isInRow) waits = true;
      if (!waits || !row()) return;
      if (focused()?.matches('gstk-hand')) row()!.focus();
      waits = false;
    },
    slots: {
      key(event, origin) {
        // Under a cover, keys must not reveal what lies there.
        if (table.slots.hidden()?.until !== undefined) return true;
        rove(event, host.renderRoot);
        const command = commandOf(event, origin, hasLetters());
        const isTaken = collects(event) || (command && runCommand(command, table));
        if (isTaken) event.preventDefault();
        return Boolean(isTaken);
      },
    },
  };
};
