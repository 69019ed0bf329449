import type {MessagesOf} from './message-types.js';

/**
 * A player as sentences take one. A sentence about one player takes these values in addition to its own,
 * `messages.t('trick/to', player)`; any further player is a value of its own.
 */
export type Player = Readonly<{
  /** As it is shown: "You" where the reader has no name of their own. */
  name: string;
  /** True for the reader, whom sentences address: "You play", but "Nora plays". */
  isReader: boolean;
}>;

/** Somebody whom sentences call by a name, whatever the name is. */
export const playerNamed = (name: string): Player => ({name, isReader: false});

/** The reader, whom sentences address. */
export const readerIn = (messages: MessagesOf<{readonly you: string}>): Player => ({
  name: messages.t('you'),
  isReader: true,
});
