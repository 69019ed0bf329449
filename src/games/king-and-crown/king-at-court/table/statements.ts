import type {Seat} from '../../../../game/index.js';
import {cardOf, type SpokenSaying, type Title, titleOf} from '../rules/saying.js';
import type {CourtEvent, CourtView} from '../types.js';

/**
 * The statements about cards in the lines of a talk, and how they fit together: which questions are
 * open, which lines answer one, which cannot be true together with others, and, once all cards are
 * known, which were lies.
 */

type Talk = Pick<CourtView, 'talk' | 'past'>;

/** A statement that a player holds a card. */
interface Statement {
  readonly seat: Seat;
  readonly title: Title;
}

/** The statement of a line; questions and free text make none. */
function statementOf({seat, saying}: SpokenSaying): Statement | undefined {
  if (saying.say === 'am') return {seat, title: saying.title};
  return saying.say === 'think' ? {seat: saying.seat, title: saying.title} : undefined;
}

/** The last question about the present cards whose player has not spoken since. */
export function openQuestion({
  talk,
  past,
}: Talk): {readonly by: Seat; readonly of: Seat} | undefined {
  for (let at = talk.length - 1; at >= past; at--) {
    const {seat, saying} = talk[at]!;
    if (saying.say !== 'ask') continue;
    if (!talk.slice(at + 1).some((line) => line.seat === saying.seat))
      return {by: seat, of: saying.seat};
  }
  return undefined;
}

/**
 * Whether a line is the first that its player says after a question to him, which makes it his
 * answer.
 */
export function isAnswer({talk}: Pick<Talk, 'talk'>, at: number): boolean {
  const {seat} = talk[at]!;
  for (let before = at - 1; before >= 0; before--) {
    const {seat: by, saying} = talk[before]!;
    if (by === seat) return false;
    if (saying.say === 'ask' && saying.seat === seat) return true;
  }
  return false;
}

/** The last claim of a seat about its present card. */
export function claimOf({talk, past}: Talk, seat: Seat): Title | undefined {
  const saying = talk
    .slice(past)
    .findLast((line) => line.seat === seat && line.saying.say === 'am')?.saying;
  return saying?.say === 'am' ? saying.title : undefined;
}

/**
 * The seat whose line another line contradicts, possibly the speaker's own: two players claim one
 * card, a player claims two, or suspects somebody of holding the card that he claims. A mere
 * suspicion does not contradict a claim.
 */
export function contradicted({talk, past}: Talk, at: number): Seat | undefined {
  const line = talk[at]!;
  const one = statementOf(line);
  if (!one || at < past) return undefined;
  const claims = line.saying.say === 'am';
  return talk.slice(past, at).find(({seat, saying}) => {
    const own = seat === line.seat;
    if (saying.say === 'am')
      return own ? (saying.title === one.title) !== claims : claims && saying.title === one.title;
    return saying.say === 'think' && own && claims && saying.title === one.title;
  })?.seat;
}

/** Whether the claim of a seat contradicts anything said about the present cards. */
export function isDisputed(view: Talk & Pick<CourtView, 'seats'>, seat: Seat): boolean {
  const title = claimOf(view, seat);
  if (title === undefined) return false;
  const {talk, past, seats} = view;
  const changed = talk.some(
    (line, at) => line.seat === seat && contradicted({talk, past}, at) === seat,
  );
  const others = Array.from({length: seats}, (_, other) => other).filter((other) => other !== seat);
  return changed || others.some((other) => claimOf(view, other) === title);
}

/** The verdict on a statement once the cards are known: the speaker knew better, or was mistaken. */
export type Untrue = 'lie' | 'wrong';

/** The view, and the log if there is one. */
interface ViewAndLog {
  readonly view: CourtView;
  readonly log?: readonly CourtEvent[] | undefined;
}

/** The titles by seat when a line was said; `undefined` while any of them is hidden. */
function heldAt(at: number, {view, log = []}: ViewAndLog): readonly Title[] | undefined {
  const {past, was, uses, hands} = view;
  if (at >= past) {
    const cards = hands.flatMap(([card]) => (card === null ? [] : [titleOf(card)]));
    return cards.length === hands.length ? cards : undefined;
  }
  if (uses === 1) return was;
  // If there were two shuffles, the view has the cards before the last one, and the log how much was
  // said between them.
  const bared = log.flatMap((event, index) => (event.type === 'cards bared' ? [index] : []));
  const [first, last] = bared.slice(-2);
  if (first === undefined || last === undefined) return undefined;
  const since = log.slice(first, last).filter(({type}) => type === 'said').length;
  if (at >= past - since) return was;
  const event = log[first]!;
  return event.type === 'cards bared' ? event.cards.map(titleOf) : undefined;
}

/** Whether a line was untrue, once all cards that it was about are known. */
export function untruth(at: number, known: ViewAndLog): Untrue | undefined {
  const {view} = known;
  const line = view.talk[at]!;
  const statement = statementOf(line);
  const held = statement && heldAt(at, known);
  if (!held || held[statement.seat] === statement.title) return undefined;
  if (line.saying.say === 'am') return 'lie';
  const {seats, looked, past} = view;
  const own = held[line.seat]!;
  const saw = at >= past && looked?.by === line.seat && looked.at === statement.seat;
  // With three players everybody except the King knows both other cards.
  return own === statement.title || saw || (seats === 3 && own !== 'King') ? 'lie' : 'wrong';
}

/** The index of the line in which a seat first claims a title of the present cards. */
const firstClaim = ({talk, past}: Talk, title: Title, by: Seat): number =>
  talk.findIndex(
    ({seat, saying}, at) =>
      at >= past && seat === by && saying.say === 'am' && saying.title === title,
  );

/** The result of the talk: the Dragon's claim, and that of the card's true holder. */
export interface Turn {
  readonly kind: 'joined' | 'before' | 'after' | 'alone' | 'silent';
  readonly seat: Seat;
  readonly other?: Seat;
  readonly title?: Title;
}

/** The turning point of a round, as far as the talk proves it; `undefined` while cards are hidden. */
export function turnOf(view: CourtView): Turn | undefined {
  const cards = view.hands.map(([card]) => card);
  const dragon = cards.indexOf('dragon');
  if (cards.includes(null)) return undefined;
  if (view.joined !== null && view.accused !== dragon) return {kind: 'joined', seat: view.joined};
  const title = claimOf(view, dragon);
  if (title === undefined) return {kind: 'silent', seat: dragon};
  if (title === 'Dragon') return undefined;
  const other = cards.indexOf(cardOf(title));
  const [lie, truth] = [dragon, other].map((seat) => firstClaim(view, title, seat)) as [
    number,
    number,
  ];
  if (truth < 0) return {kind: 'alone', seat: dragon, title};
  return {kind: lie < truth ? 'before' : 'after', seat: dragon, other, title};
}
