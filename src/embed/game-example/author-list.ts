import {allNodes, type LessonCursor} from '../../lesson/lesson-cursor.js';
import type {Answer, Lesson, LessonStep} from '../../lesson/lesson.js';
import {playCodeOf} from '../../lesson/item-notes.js';
import {playedIn} from '../../lesson/narration.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import {authorText, mayFollow} from './author-text.js';
import type {Host} from './host.js';
import {localeOf} from './loading/lesson-messages.js';
import {ItemLooks} from './item-looks.js';
import type {Questioner} from './questioner.js';
import {isSameLesson, readText, referTo} from './read-text.js';
import {recordText, writtenRecord} from './record-text.js';

/** The viewer of the lesson with this text. */
interface Shower {
  readonly host: Host;
  readonly played: PlayedLesson;
  readonly lesson: Lesson;
  readonly cursor: LessonCursor;
}

/** The attributes of the author's text from which a lesson is made. */
const READ = ['data-play', 'data-mark', 'data-correct', 'data-label'];

/** The play of a step or an answer that the author has written as text. */
const codeIn = (one: LessonStep | Answer): Element | undefined =>
  playCodeOf(one.item, 'play' in one ? one.play : one.plays);

/** The elements whose text is notation. */
const SPELT = 'code, pre';

/** The looks of each example; its next lesson takes them over, so that nothing hidden shows in between. */
const looks = new WeakMap<Host, ItemLooks>();

/** Shows an author's text as it is. */
export const unmark = (host: Host): void => looks.get(host)?.clear();

/**
 * The author's text during the lesson. It stays where it is and as it is, since a framework may own it:
 * the lesson refers to its items, and follows when they change or others take their places.
 */
export class AuthorList {
  readonly #shower: Shower;
  readonly #asking: Questioner | undefined;
  readonly #looks: ItemLooks;
  readonly #locale: string;
  /** The plays of items, in words. */
  readonly #told: ReadonlyMap<LessonStep | Answer, string>;
  readonly #follow: (event: Event) => void;
  readonly #watch = new MutationObserver(() => this.#reread());
  /** The record that the lesson was read from. */
  readonly #record: string | undefined;
  #text: readonly Element[] = [];
  #root: Node | undefined;

  /** @param follow receives clicks on text outside of the example */
  constructor(shower: Shower, asking: Questioner | undefined, follow: (event: Event) => void) {
    [this.#shower, this.#asking, this.#follow] = [shower, asking, follow];
    const {host, played} = shower;
    this.#looks = looks.get(host) ?? new ItemLooks(host);
    looks.set(host, this.#looks);
    this.#locale = localeOf(host);
    const steps = asking ? [] : allNodes(played.nodes).slice(1);
    this.#told =
      asking?.told ??
      new Map(steps.flatMap((node) => (node.step ? [[node.step, playedIn(played, node)]] : [])));
    this.#record = recordText(host, authorText(host));
    this.#attend();
  }

  /** Shows the item of the step, and hides items that must not be read yet. */
  draw(): void {
    const {cursor, lesson, played} = this.#shower;
    const record = this.#record === undefined ? undefined : writtenRecord(this.#text);
    const told = new Map<Element, string>();
    for (const [{item}, text] of this.#told)
      // Not needed if the author says it in the same words.
      if (text && !item.textContent.includes(text)) told.set(item, text);
    this.#looks.show({
      current: this.#asking ? undefined : cursor.node.step?.item,
      currentName: played.messages.t('example/current'),
      hidden: [...(this.#asking?.hidden ?? []), ...(record ? [record] : [])],
      veiled:
        lesson.mode === 'hide-next'
          ? played.nodes.flatMap(({at, step}) => (step && at > cursor.mainAt ? step.item : []))
          : [],
      told,
      spelt: [...this.#told.keys()].flatMap((one) => codeIn(one) ?? []),
      answers: lesson.answers[0]?.item.parentElement ?? undefined,
      right: lesson.answers.flatMap(({correct, item}) => (correct ? item : [])),
    });
  }

  /** Goes on where the example stands now. */
  wake(): void {
    const {host} = this.#shower;
    if (localeOf(host) === this.#locale) this.#reread();
    else host.renew();
  }

  /** Leaves the text as it is, while the example is on no page. */
  rest(): void {
    this.stop();
    this.#looks.clear();
  }

  /** Stops listening to the text, whose looks the next lesson takes over. */
  stop(): void {
    this.#root?.removeEventListener('click', this.#follow);
    this.#root = undefined;
    this.#watch.disconnect();
  }

  /** Watches the text, and listens for clicks on it. */
  #attend(): void {
    const {host} = this.#shower;
    this.stop();
    this.#text = authorText(host);
    const read = {
      childList: true,
      subtree: true,
      // A record and plays that are text change with it.
      characterData: this.#text.some((one) => one.matches(SPELT) || one.querySelector(SPELT)),
      attributeFilter: READ,
    };
    const outside = this.#text.filter((one) => one.parentElement !== host);
    for (const element of [host, ...outside]) this.#watch.observe(element, read);
    const around = mayFollow(host) && host.parentElement?.parentNode;
    if (around) this.#watch.observe(around, {childList: true});
    if (outside.length === 0) return;
    this.#root = host.getRootNode();
    this.#root.addEventListener('click', this.#follow);
  }

  /** After a change: a lesson of the same plays goes on, another one begins. */
  #reread(): void {
    const {host, lesson} = this.#shower;
    const text = authorText(host);
    const now = lesson.recorded ? lesson : readText(lesson, text, () => undefined);
    const {line} = lesson.mode === 'quiz' ? {line: []} : lesson;
    if (recordText(host, text) !== this.#record || !isSameLesson({...lesson, line}, now)) {
      host.renew();
      return;
    }
    referTo({...lesson, line}, now);
    this.#attend();
    this.draw();
  }
}
