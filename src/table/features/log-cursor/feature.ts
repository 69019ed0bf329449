import {linesOf} from '../../speech/log-lines.js';
import type {FeatureOf} from '../../feature.js';

/** Moves through the log line by line; after a new event the cursor restarts at the end. */
export const feature: FeatureOf = (table) => {
  let length = -1;
  let at = 0;
  /** Moves by one line and announces it. */
  const move = async (step: -1 | 1): Promise<void> => {
    await table.fetchWords();
    const {announcer, model} = table;
    const {log} = model;
    const lines = linesOf(table);
    if (lines.length === 0) return;
    if (log.length !== length) at = lines.length;
    length = log.length;
    at = Math.max(0, Math.min(lines.length - 1, at + step));
    announcer.say(lines[at]);
  };
  return {
    slots: {
      command(command) {
        if (command.type !== 'log') return undefined;
        return move(command.step).then(() => true);
      },
    },
  };
};
