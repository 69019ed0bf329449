import type {MessagesOf} from './message-types.js';

/**
 * A player in a sentence. A sentence about one player takes these values besides its own,
 * `messages.t('trick/to', player)`; any further player is a value of its own.
 */
export type Player = Readonly<{
  /** The name as shown: "You" for a reader without a name. */
  name: string;
  /** True for the reader, whom sentences address: "You play", but "Nora plays". */
  isReader: boolean;
}>;

/** A player whom sentences call by name, whatever the name is. */
export const playerNamed = (name: string): Player => ({name, isReader: false});

/** The reader, whom sentences address. */
export const readerIn = (messages: MessagesOf<{readonly you: string}>): Player => ({
  name: messages.t('you'),
  isReader: true,
});
