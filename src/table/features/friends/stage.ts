/** The stage of a table with friends. */
export type FriendsStage =
  /** It plays here; a match elsewhere can be created. */
  | 'alone'
  /** The address of the page invites. */
  | 'invited'
  /** A server has been asked. */
  | 'working'
  /** The people of a match meet, before its cards are dealt. */
  | 'waiting'
  /** The match is played elsewhere. */
  | 'seated';
