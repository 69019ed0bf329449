import type {TemplateResult} from 'lit';
import {adoptSheet, panelStyles} from '../../../elements/shared/index.js';
import type {Control} from '../../../elements/index.js';
import {addressWith} from '../../address.js';
import type {FeatureOf} from '../../feature.js';
import {canShareFile, share, type Shared} from '../../result/share.js';
import {exportedText} from '../../speech/exported-text.js';
import {wholeMessages} from '../../speech/whole-messages.js';
import type {Overlay} from '../../slots.js';
import type {TableContext} from '../../table-context.js';

/** The id of the panel. */
const RESULT = 'result';

/** A file such as the picture would be: the platform says whether it takes one before it is made. */
const probe = (): File => new File([''], 'gstk.png', {type: 'image/png'});

/** The result of a match for people, its record for machines, and its picture, beside the end of a match. */
export const feature: FeatureOf = (table) => {
  const panel = new ResultPanel(table);
  return {
    slots: {
      controls(doing): readonly Control[] {
        const messages = doing === 'over' ? wholeMessages(table) : undefined;
        if (!messages) return [];
        const run = (): void => table.panels.open(RESULT);
        return [{id: RESULT, label: messages.t('ui/result'), run}];
      },
      panels: () => [panel],
    },
  };
};

class ResultPanel implements Overlay {
  readonly id = RESULT;
  readonly #table: TableContext;
  #said = '';

  constructor(table: TableContext) {
    this.#table = table;
  }

  end(): void {
    this.#said = '';
  }

  async draw(changed: () => void): Promise<TemplateResult | undefined> {
    const {host, messages} = this.#table;
    if (!messages) return undefined;
    const [{resultPanel}, {textOf}, {resultMessages}, {resultStyles}] = await Promise.all([
      import('./drawing.js'),
      import('./result.js'),
      import('./result-messages.js'),
      import('./result.styles.js'),
    ]);
    adoptSheet(host, panelStyles);
    adoptSheet(host, resultStyles);
    const words = await resultMessages(messages.locale);
    const text = await textOf(this.#table, messages, words);
    if (text === '') return undefined;
    const copying = async (copied: string): Promise<void> => {
      const came = await navigator.clipboard.writeText(copied).then(
        () => 'copied' as Shared,
        () => 'failed' as Shared,
      );
      this.#said =
        came === 'copied' ? words.t('result/copied') : `${words.t('result/not-copied')}\n${copied}`;
      changed();
    };
    const url = addressWith('', host).split('#')[0]!;
    const record = async (): Promise<void> => copying(await exportedText(this.#table));
    const picture = async (): Promise<void> => {
      const {endPicture} = await import('./picture.js');
      const file = await endPicture(this.#table, {
        title: text.split('. ')[0]!,
        locale: messages.locale,
      });
      const files = file && canShareFile(file) ? [file] : undefined;
      const came = files ? await share({files, text}) : 'failed';
      this.#said = came === 'failed' ? words.t('result/not-shared') : '';
      changed();
    };
    const run = (what: Promise<void>): void => void what.catch(this.#table.notes.miss);
    return resultPanel({
      ...{words, text, said: this.#said},
      copy: () => run(copying(`${text}\n${url}`)),
      copyRecord: () => run(record()),
      shares: this.#table.slots.panels().flatMap((panel) => panel.shares?.() ?? []),
      sharePicture: canShareFile(probe()) ? () => run(picture()) : undefined,
    });
  }
}
