import type {FriendsMessages, MessagesOf} from '../../../i18n/index.js';
import {invitationTo, joinMatch} from '../../../online/match-requests.js';
import {visitor} from './kept-seat.js';

/** What a server says of the invitation of the page's address. */
export class Invited {
  /** The name of the player who invites; `null` for none. */
  by: string | null = null;
  /** The token of a watcher, where all seats were taken. */
  full: string | undefined;
  /** The number of bots whose seats a late friend may take at the next deal. */
  bots = 0;
  readonly #server: string;

  constructor(server: string) {
    this.#server = server;
  }

  /** Asks who invites; without an answer, nobody is named. */
  async ask(invitation: string): Promise<void> {
    try {
      const {by} = await invitationTo(this.#server, invitation);
      this.by = by;
    } catch {
      // An earlier server, or none; sitting down tells which.
    }
  }

  /** The player who invites the reader, and the game, in words. */
  told(messages: MessagesOf<FriendsMessages>, game: string): string {
    return this.by === null
      ? messages.t('friends/invited', {game})
      : messages.t('friends/invited-by', {name: this.by, game});
  }

  /**
   * Takes a seat; resolves to its token, or to `undefined` where none is left.
   * @param late takes the seat of a bot, from the next deal on
   * @throws {ServerError}
   */
  async join(invitation: string, name: string, late: boolean): Promise<string | undefined> {
    const answer = await joinMatch(this.#server, invitation, {
      name,
      visitor: visitor(invitation),
      ...(late && {late}),
    });
    if ('seat' in answer) return answer.seat;
    this.full = answer.watch;
    this.bots = answer.bots;
    return undefined;
  }
}
