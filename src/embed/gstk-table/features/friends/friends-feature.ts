import type {TemplateResult} from 'lit';
import {adoptSheet} from '../../../../elements/internal/styles/adopt-sheet.js';
import type {FeatureHost} from '../../controller/feature-host.js';
import type {TableHost} from '../../controller/table-host.js';
import {copyText} from '../ending/feature.js';
import type {Panels} from '../../frame/panels.js';
import {Friends} from './friends.js';
import {friendsStyles} from './friends.styles.js';
import {Notices} from './notices.js';
import {friendsPanel} from './panel.js';

/** Matches with friends as a feature of a table: the panel, the line above the prompt, the first step. */
export class FriendsFeature {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  readonly #panels: Panels;
  readonly #friends: Friends;
  readonly #notices: Notices;
  /** Whether the reader has been led to the table that was joined. */
  #wasSeated = false;

  private constructor(host: TableHost, controller: FeatureHost, panels: Panels, friends: Friends) {
    this.#host = host;
    this.#controller = controller;
    this.#panels = panels;
    this.#friends = friends;
    this.#notices = new Notices(host, controller, friends, () => panels.open('friends'));
    adoptSheet(host, friendsStyles);
  }

  /** @param server `https://host` */
  static async of(
    host: TableHost,
    controller: FeatureHost,
    panels: Panels,
    server: string,
  ): Promise<FriendsFeature> {
    const friends = await Friends.of(host, controller, server);
    const feature = new FriendsFeature(host, controller, panels, friends);
    feature.arrive();
    return feature;
  }

  /** Follows an invitation, or goes back to a seat that was kept. */
  arrive(): void {
    if (this.#friends.arrive()) this.#panels.open('friends');
  }

  /** Counts what changes the panel. */
  get stamp(): number {
    return this.#friends.stamp;
  }

  /** Before drawing. */
  update(): void {
    const friends = this.#friends;
    if (this.#controller.settings.locale !== friends.messages.locale)
      friends.speak().catch(this.#controller.miss);
    this.#notices.update();
    const isSeated = friends.step === 'seated';
    // Who was invited sees the table at once; who made it has a link to send first.
    if (isSeated && !this.#wasSeated && !friends.isMaker) this.#panels.close();
    this.#wasSeated = isSeated;
  }

  /** Whether the line above the prompt says something. */
  get speaks(): boolean {
    return this.#notices.speaks;
  }

  /** The line above the prompt. */
  line(): unknown {
    return this.#notices.draw();
  }

  panel(): TemplateResult {
    return friendsPanel(this.#friends, this.#controller, {
      close: () => this.#panels.close(),
      copy: (text) => copyText(this.#controller, () => Promise.resolve(text)),
      isBoard: this.#friends.isBoard,
    });
  }

  stop(): void {
    this.#notices.stop();
    // A table that is only moved goes on with what it asks a server.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#friends.stop();
    });
  }
}
