import type {Seat} from '../../../game/index.js';
import type {Friends} from './friends.js';
import type {Notice} from './notice.js';

/** What the people of a table are asked, or of its waiting room; `undefined` for nothing. */
export function questionOf(
  {messages, remote, room}: Friends,
  nameOf: (seat: Seat) => string,
): Notice | undefined {
  const asked = room ? room.state.asked : remote?.asked;
  if (!asked) return undefined;
  const own = room ? room.state.seat : remote!.client.seat;
  const {what, by, seat, open} = asked;
  const answer = (agreed: boolean) => () => (room ?? remote!).answer(agreed);
  if (by !== null && by === own) {
    const key = open.length > 0 ? 'friends/ask/own' : 'friends/ask/nobody';
    return {
      say: messages.t(key),
      actions: [['withdraw', messages.t('friends/undo/withdraw'), answer(false)]],
    };
  }
  const say = messages.t(`friends/ask/${what}`, {
    name: by === null ? '' : nameOf(by),
    other: seat === undefined ? '' : nameOf(seat),
  });
  if (own === null || own === undefined || !open.includes(own)) return {say};
  return {
    say,
    actions: [
      ['allow', messages.t('friends/undo/allow'), answer(true)],
      ['refuse', messages.t('friends/undo/refuse'), answer(false)],
    ],
  };
}
