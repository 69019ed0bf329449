export {
  deleteMatch,
  joinMatch,
  type MadeMatch,
  makeMatch,
  invitationTo,
  type InvitedTo,
  type NewMatch,
  ServerError,
} from './match-requests.js';
export {diff} from './diff.js';
export {type Fairness, fairnessOf} from './fairness.js';
export type {KeptDraw} from './kept-draw.js';
export {RemoteRoom} from './remote-room.js';
export type {ConnectionEnvironment} from './server-connection.js';
export {type Diff, patch} from './patch.js';
export type {RemoteRules} from './remote-client.js';
export {type RemoteListener, RemoteMatch} from './remote-match.js';
export {type RemotePlace, type SeatListener, SeatRefusedError, takeSeat} from './take-seat.js';
export {type Invitation, invitationIn, inviteTo, readToken, type Token} from './token.js';
export * from './wire.js';
