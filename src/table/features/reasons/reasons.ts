import type {TableContext} from '../../table-context.js';
import type {AnyMove, AnyView, Choice, Seat} from '../../../game/index.js';
import type {Match} from '../../../match/index.js';
import {localSeating} from '../../../match/local-seating.js';
import {readStep} from '../../../match/record.js';
import {replay} from '../../../match/replay.js';
import {withoutUndone} from '../../../match/without-undone.js';
import type {Bots} from '../../play/bots.js';
import type {Session} from '../../session.js';
import {playerOf} from '../../../elements/index.js';
import {because, NO_REASON, SECRET} from './because.js';

/** A reason, with the reader's view at that moment, so that a sentence can keep to public facts. */
type BotReason = NonNullable<Choice['why']> & {readonly view: AnyView};

/** A card on the table, and its player. */
interface CardOnTable {
  readonly seat: Seat;
  readonly card: string;
}

/** What a reader asks about: a card on the table, or a seat whose last move counts. */
type Asked = Pick<CardOnTable, 'seat'> & Partial<CardOnTable>;

const isCard = (asked: Asked | undefined): asked is CardOnTable => asked?.card !== undefined;

/** A move of the record, and the match just before it, which is replayed on request. */
interface Past {
  readonly seat: Seat;
  readonly move: AnyMove;
  then(): Match;
}

/** The moves of a match, the last one first; none until its record is known. */
function* pastOf({seating}: Session): Generator<Past> {
  const {game} = seating;
  const whole = seating.record();
  if (!whole) return;
  const record = withoutUndone(game.rules, whole);
  for (let at = record.moves.length - 1; at >= 0; at--) {
    const {seat, text} = readStep(record.moves[at]!, `moves[${at}]`);
    yield {
      seat,
      move: game.rules.parseMove(text)!,
      then: () => replay(game, {...record, moves: record.moves.slice(0, at)}),
    };
  }
}

const hasLaid = ({seat, move}: Past, laid: CardOnTable): boolean =>
  seat === laid.seat && (move as {readonly card?: string}).card === laid.card;

/** Why a bot made a move: it is asked the same question again. */
async function reasonOf(bots: Bots, {seating, client}: Session, past: Past): Promise<BotReason> {
  const {seat, move} = past;
  const then = past.then();
  const view = then.view(client.seat);
  // The reason of a page's own bot is unknown.
  if (bots.pageBot(seat)) return {key: NO_REASON, view};
  const asked = localSeating(then, seat);
  // Elsewhere only the game's own bots play.
  const choice = await (seating.local ? bots.ask(asked, true) : bots.advise(asked));
  const {rules} = then.game;
  // If the bot level has changed since, the bot may choose another move, and its reason would not fit.
  const same = rules.formatMove(choice.move) === rules.formatMove(move);
  return {...(same && choice.why ? choice.why : {key: NO_REASON}), view};
}

/** The last move of another seat, or of this one, that the table can explain, and its explanation. */
async function lastTold(
  {session, game, model}: TableContext,
  of?: Seat,
): Promise<[Past, object] | undefined> {
  const {view} = model;
  const reader = session!.client.seat;
  for (const past of pastOf(session!)) {
    if (past.seat === reader || (of !== undefined && past.seat !== of)) continue;
    const {seat, move, then} = past;
    const told = await game.told!(move, seat, then().view(reader), view);
    if (told) return [past, told];
  }
  return undefined;
}

/**
 * Announces why another player laid a card, or made the last move that can be explained. Where none
 * can yet, the answer says so, the same whether or not there is a hidden move.
 */
export async function explain(table: TableContext, asked?: Asked): Promise<void> {
  const {session, game, model} = table;
  const {view} = model;
  if (!session) return;
  const others = ({seat}: CardOnTable): boolean =>
    seat !== session.client.seat && (asked === undefined || seat === asked.seat);
  const laid = isCard(asked) ? asked : game.laid?.(view).findLast(others);
  const [past, told] = laid
    ? [[...pastOf(session)].find((one) => hasLaid(one, laid))]
    : ((game.told && (await lastTold(table, asked?.seat))) ?? []);
  if (!past) return refuse(table);
  const [why] = await Promise.all([
    table.fetchBots().then((bots) => reasonOf(bots, session, past)),
    table.fetchWords(),
  ]);
  const {messages} = table;
  if (!messages) return;
  const {players} = table.model;
  const about = {player: playerOf(past.seat, table.model), players, card: laid?.card};
  table.notes.say(because(why, told, about, messages));
}

/** Says that there is nothing to explain without telling a secret, in games that explain moves. */
export async function refuse(table: TableContext): Promise<void> {
  if (!table.game.told || !table.session?.seating.record()) return;
  await table.fetchWords();
  const said = table.messages?.lookup(SECRET);
  if (said) table.notes.say(said);
}
