import type {LinkFault} from '../../../notation/link/link-in-address.js';
import type {PlayedLesson} from '../../../lesson/played-lesson.js';
import type {PlayOn} from './play-on.js';

/** The example that opens the link of its page. */
interface LinkHost {
  readonly messages: PlayedLesson['messages'];
  say(sentence: string): void;
  playOn(game: PlayOn): Promise<void>;
  draw(): void;
}

/** The link in the address of a page: its game is played on in place, or a sentence says why not. */
export class PageLink {
  /** The key of a sentence about the link, until the reader does something else. */
  note: '' | 'example/link' | 'ui/missed' | LinkFault = '';
  readonly #reading = new AbortController();
  readonly #place: LinkHost;

  constructor(place: LinkHost) {
    this.#place = place;
  }

  /** Opens the game of the link, or says why the link is invalid. */
  async open(): Promise<void> {
    const {signal} = this.#reading;
    const {messages, say, playOn, draw} = this.#place;
    try {
      const {openAddress} = await import('./open-address.js');
      let quarter = 0;
      const onProgress = (done: number): void => {
        if (Math.floor(done * 4) <= quarter) return;
        quarter = Math.floor(done * 4);
        say(messages.t('example/opening', {percent: quarter * 25}));
      };
      const opened = await openAddress({signal, onProgress});
      if (!opened || signal.aborted) return;
      if ('game' in opened) await playOn(opened.game);
      else await messages.loadDeferred();
      this.note = 'game' in opened ? 'example/link' : opened.fault;
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.note = 'ui/missed';
    }
    draw();
  }

  /** Stops the reading of a long link, and says nothing more about it. */
  leave(): void {
    this.note = '';
    this.#reading.abort();
  }
}
