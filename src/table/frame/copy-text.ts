import type {TableContext} from '../table-context.js';

/** Copies a text, and says whether that went well. */
export function copyText({notes, messages}: TableContext, text: () => Promise<string>): void {
  text()
    .then((written) => navigator.clipboard.writeText(written))
    .then(
      () => notes.say(messages!.t('ui/copied')),
      () => notes.say(messages!.t('ui/not-copied')),
    );
}
