/** Where a table stands with friends. */
export type FriendsStage =
  /** It plays here; a table elsewhere can be made. */
  | 'alone'
  /** The address of the page invites. */
  | 'invited'
  /** A server is asked. */
  | 'working'
  /** The match is played elsewhere. */
  | 'seated';
