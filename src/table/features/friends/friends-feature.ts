import {type Control, type Doing, PEOPLE} from '../../../elements/index.js';
import {adoptSheet, panelStyles} from '../../../elements/shared/index.js';
import {copyText} from '../../frame/copy-text.js';
import type {TableContext} from '../../table-context.js';
import type {NoticeLine, Overlay} from '../../slots.js';
import {Friends} from './friends.js';
import {friendsStyles} from './friends.styles.js';
import {Notices} from './notices.js';
import {YourTurn} from './your-turn.js';
import {Reactions} from './reactions.js';
import {isBoard} from './is-board.js';
import {friendsPanel} from './panel.js';

/** The id of the panel. */
const FRIENDS = 'friends';

/** Matches with friends at one server: the panel, the line above the prompt, the first step. */
export class FriendsFeature {
  readonly #table: TableContext;
  readonly #friends: Friends;
  readonly #notices: Notices;
  readonly #reactions: Reactions;
  #call: YourTurn | undefined;
  /** Whether the reader has been led to the table that was joined. */
  #wasSeated = false;
  /** Whether the reader has been led to the waiting room. */
  #wasWaiting = false;

  private constructor(table: TableContext, friends: Friends) {
    const {host, panels} = table;
    this.#table = table;
    this.#friends = friends;
    this.#notices = new Notices(table, friends, () => panels.open(FRIENDS));
    this.#reactions = new Reactions(table, friends);
    adoptSheet(host, panelStyles);
    adoptSheet(host, friendsStyles);
  }

  /** @param server `https://host` */
  static async of(table: TableContext, server: string): Promise<FriendsFeature> {
    return new FriendsFeature(table, await Friends.of(table, server));
  }

  /** Follows an invitation, or goes back to a seat that was kept. */
  arrive(): void {
    if (this.#friends.arrive()) this.#table.panels.open(FRIENDS);
  }

  /** Before drawing. */
  update(): void {
    const friends = this.#friends;
    const table = this.#table;
    const {panels} = table;
    if (table.settings.locale !== friends.messages.locale) friends.speak().catch(table.notes.miss);
    this.#notices.update();
    // A table that has just been removed may still be drawn once.
    if (table.host.isConnected) (this.#call ??= new YourTurn(table, friends)).update();
    const isSeated = friends.stage === 'seated';
    if (friends.stage === 'waiting' && !this.#wasWaiting && panels.shown !== FRIENDS)
      panels.open(FRIENDS);
    const hasBegun = this.#wasWaiting && isSeated;
    this.#wasWaiting = friends.stage === 'waiting' || (this.#wasWaiting && !isSeated);
    // An invited reader sees the table at once; the reader who made it has a link to send first.
    if (hasBegun || (isSeated && !this.#wasSeated && !friends.isMaker)) panels.close();
    this.#wasSeated = isSeated;
  }

  /** The line above the prompt. */
  lines(): readonly NoticeLine[] {
    const notices = this.#notices;
    return [
      {content: notices.draw(), speaks: notices.speaks},
      {content: this.#reactions.draw(notices.isGreeted)},
    ];
  }

  /** After drawing. */
  drawn(): void {
    this.#reactions.drawn();
  }

  get panel(): Overlay {
    const table = this.#table;
    const {panels} = table;
    const friends = this.#friends;
    return {
      id: FRIENDS,
      icon: PEOPLE,
      stamp: friends.stamp,
      draw: () =>
        Promise.resolve(
          friendsPanel(friends, table, {
            close: () => panels.close(),
            copy: (text) => copyText(table, () => Promise.resolve(text)),
            isBoard: isBoard(table.host),
          }),
        ),
    };
  }

  /** The way back to the panel, beside the end of a match that is played elsewhere. */
  controls(doing: Doing): readonly Control[] {
    const table = this.#table;
    const {panels} = table;
    const {messages, session} = table;
    if (doing !== 'over' || !messages?.isComplete || !session?.seating.company) return [];
    const label = messages.t('ui/friends');
    return [{id: FRIENDS, label, quiet: true, run: () => panels.open(FRIENDS)}];
  }

  stop(): void {
    this.#notices.stop();
    this.#hush();
    // A table that is only moved goes on with what it asks a server.
    queueMicrotask(() => {
      if (!this.#table.host.isConnected) this.#friends.stop();
    });
  }

  #hush(): void {
    this.#call?.stop();
    this.#call = undefined;
  }

  /** The page names another server, or none. */
  end(): void {
    const {panels} = this.#table;
    this.#notices.stop();
    this.#reactions.stop();
    this.#hush();
    if (panels.shown === FRIENDS) panels.close();
    this.#friends.end();
  }
}
