import type {AnyView, Choice, Seat} from '../../../game/index.js';
import {readStep} from '../../../match/record.js';
import {replay} from '../../../match/replay.js';
import type {Bots} from '../controller/bots.js';
import type {Session} from '../controller/session.js';

/**
 * Why another player played a card: the match is replayed up to that card, and the seat's bot gets the
 * same question again. The answer includes the reader's view at that moment, so that a sentence can
 * keep to public facts.
 */
export async function reasonFor(
  bots: Bots,
  session: Session,
  laid: {readonly seat: Seat; readonly card: string},
): Promise<(NonNullable<Choice['why']> & {readonly view: AnyView}) | undefined> {
  const {match, client} = session;
  const record = match.record();
  const at = record.moves.findLastIndex((step, index) => {
    const {seat, text} = readStep(step, `moves[${index}]`);
    const move = match.game.rules.parseMove(text) as {readonly card?: string} | undefined;
    return seat === laid.seat && move?.card === laid.card;
  });
  if (at < 0) return undefined;
  const then = replay(match.game, {...record, moves: record.moves.slice(0, at)});
  // Why a bot of the page played a card, nobody knows.
  if (bots.pageBot(laid.seat)) return {key: 'ui/no-reason', view: then.view(client.seat)};
  const {move, why} = await bots.ask(then.client(laid.seat), then, true);
  // If the bot level has changed since, the bot may choose another card, and its reason would not fit.
  const same = (move as {readonly card?: string}).card === laid.card;
  return {...(same && why ? why : {key: 'ui/no-reason'}), view: then.view(client.seat)};
}
