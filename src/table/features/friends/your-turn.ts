import type {TableContext} from '../../table-context.js';
import type {Friends} from './friends.js';
import {tellsTurns} from './tell-turns.js';
import {soundTurn} from './turn-sound.js';

/** A gold disc, for the tab of the page. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#c8962e" stroke="#3a2a08"/></svg>',
)}`;

/** What a page looks like while it calls its reader. */
interface Call {
  /** The title of the page before, and while it calls. */
  readonly title: string;
  readonly says: string;
  readonly icon: HTMLLinkElement;
}

/**
 * Calls a reader who looks at another page and has to decide at a table of friends: by the title and the
 * icon of the page, and by a notification if the reader has asked for it. A page that changes its title
 * meanwhile keeps its own.
 */
export class YourTurn {
  readonly #table: TableContext;
  readonly #friends: Friends;
  #call: Call | undefined;
  #wasAsked = false;
  /** The turn of the last notification. */
  #told: unknown;
  #notification: Notification | undefined;

  constructor(table: TableContext, friends: Friends) {
    this.#table = table;
    this.#friends = friends;
    for (const type of EVENTS) addEventListener(type, this.#look);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Before drawing. */
  update(): void {
    const {remote, stage, messages} = this.#friends;
    const seat = remote?.client.seat;
    const isAsked = stage === 'seated' && seat !== undefined && remote!.client.turn.includes(seat);
    // Once a turn; the usual sounds of a table have one for it, too.
    if (isAsked && !this.#wasAsked && this.#table.settings.get('sound') === 'off') soundTurn();
    this.#wasAsked = isAsked;
    if (!isAsked || isLookedAt()) {
      this.#quit();
      return;
    }
    const words = messages.t('friends/your-turn');
    this.#mark(words);
    const {turnId} = remote!;
    if (!tellsTurns() || this.#told === turnId) return;
    this.#told = turnId;
    this.#tell(words);
  }

  stop(): void {
    this.#quit();
    for (const type of EVENTS) removeEventListener(type, this.#look);
    document.removeEventListener('visibilitychange', this.#look);
  }

  readonly #look = (): void => this.update();

  #mark(words: string): void {
    if (this.#call) return;
    const {title} = document;
    if (title.startsWith(words)) return; // another table of the page calls
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = ICON;
    const says = title ? `${words} · ${title}` : words;
    this.#call = {title, says, icon};
    document.title = says;
    document.head.append(icon);
  }

  #tell(words: string): void {
    const {messages, host} = this.#table;
    const body = messages?.lookup(`game/${host.entry.id}`) ?? '';
    try {
      // Turns of one table replace each other.
      const notification = new Notification(words, {body, tag: `gstk/${host.id}`});
      notification.onclick = () => {
        focus();
        notification.close();
      };
      this.#notification = notification;
    } catch {
      // Phones let only a service worker tell; the title says it.
    }
  }

  #quit(): void {
    this.#notification?.close();
    this.#notification = undefined;
    const call = this.#call;
    if (!call) return;
    this.#call = undefined;
    call.icon.remove();
    if (document.title === call.says) document.title = call.title;
  }
}

const EVENTS = ['focus', 'blur'] as const;

/** Whether the page is in sight; a frame has the focus only while somebody is in it. */
const isLookedAt = (): boolean =>
  !document.hidden && (document.hasFocus() || globalThis.parent !== globalThis.self);
