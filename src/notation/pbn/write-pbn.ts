import {isCard, isJoker, rankOf, RANKS, suitOf} from '../../cards/index.js';
import type {AnyState, Rules} from '../../game/index.js';
import {firstState} from '../../match/begin-at.js';
import {allowedMove, type MatchRecord, recordError} from '../../match/record.js';
import {rulesOfRecord} from '../../match/secret-chance.js';
import {withoutUndone} from '../../match/without-undone.js';
import {minimizePosition} from '../position/minimize-position.js';
import {COMPASS, isTrickDeal, SITS, SUIT_ORDER, DERIVED_FIELDS, type TrickDeal} from './pbn.js';
import {writeFields} from '../position/position.js';
import {type Ply, recordOf, type Score, scoreOf} from '../record/record.js';

/** The data of a deal while the file is written. */
interface Board {
  readonly number: number;
  readonly start: TrickDeal & AnyState;
  readonly plies: Ply[];
  /** Points by seat, once the deal has been scored. */
  points?: readonly number[];
}

const LINE = /[\r\n]+/g;

/**
 * Writes the deals of a match as a PBN file, for trick-taking games with a contract for two to four
 * players, without jokers and without drawing cards during play. Tags that PBN does not have begin
 * with `Game`; marks and comments follow their cards, variations are left out.
 * @throws {InvalidRecordError} for a record that cannot be played, or that PBN cannot hold
 */
export function writePbn(rules: Rules, given: Score | MatchRecord): string {
  const score = 'line' in given ? given : scoreOf(withoutUndone(rules, given));
  const boards = boardsOf(rules, score);
  return `% PBN 2.1\n\n${boards.map((board) => writeBoard(rules, board, score)).join('\n')}`;
}

function boardsOf(given: Rules, score: Score): readonly Board[] {
  const rules = rulesOfRecord(given, score);
  const boards: Board[] = [];
  let open: Board | undefined;
  let state = firstState(given, recordOf(score));
  score.line.plies.forEach((ply, at) => {
    const path = `moves[${at}]`;
    const move = allowedMove(rules, state, ply, path);
    if (move.type === 'play' && 'card' in move) {
      open ??= begin(state, boards.length + 1, path);
      if (!boards.includes(open)) boards.push(open);
      open.plies.push(ply);
    } else if (open) throw recordError(path, 'cannot be written as PBN');
    state = rules.apply(state, ply.seat, move, (event) => {
      if (event.type !== 'deal scored') return;
      if (open && 'points' in event) open.points = event.points as readonly number[];
      open = undefined;
    });
  });
  if (boards.length === 0) throw recordError('moves', 'do not play a card');
  return boards;
}

function begin(state: AnyState, number: number, path: string): Board {
  if (!isTrickDeal(state) || !SITS[state.seats])
    throw recordError('game', 'cannot be written as PBN');
  if (state.played.length > 0 || state.trick.length > 0)
    throw recordError(path, 'is not the first of its deal');
  if (state.hands.flat().some((card) => !isCard(card) || isJoker(card)))
    throw recordError('game', 'has cards that PBN does not know');
  return {number, start: state as TrickDeal & AnyState, plies: []};
}

function writeBoard(rules: Rules, {number, start, plies, points}: Board, score: Score): string {
  const sits = SITS[start.seats]!;
  const at = (place: string): number => sits.findIndex((own) => own === place);
  const {Event: event = '', Site: site = '', Date: date = '', ...tags} = score.tags ?? {};
  const player = (place: string): string => score.names?.[at(place)] ?? '';
  const {orderer} = start as {readonly orderer?: number | null};
  const hands = COMPASS.map((place) => (at(place) < 0 ? '-' : writeHand(start.hands[at(place)]!)));
  const rest = Object.entries(minimizePosition(rules, start)).filter(
    ([name]) => !DERIVED_FIELDS.has(name),
  );
  const leader = sits[plies[0]!.seat]!;
  const heads = {
    ...{Event: event, Site: site, Date: date, Board: String(number)},
    ...{West: player('W'), North: player('N'), East: player('E'), South: player('S')},
    ...{Dealer: sits[start.dealer]!, Vulnerable: 'None', Deal: `N:${hands.join(' ')}`},
    ...{Scoring: '', Declarer: orderer == null ? '' : sits[orderer]!, Contract: '', Result: ''},
  };
  const own = {
    ...tags,
    GameCode: 'King',
    GameContract: start.contract.id,
    GameOptionsJson: JSON.stringify(start.options),
    GamePoints: points?.map((won, seat) => `${sits[seat]!} ${won}`).join(' '),
    GamePosition: writeFields(rules, Object.fromEntries(rest), start.seats),
    GameTrump: start.trump ?? undefined,
    GameVariant: rules.id,
  };
  const sorted = Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = [...Object.entries(heads), ...sorted].flatMap(([name, value]) =>
    value === undefined ? [] : `[${name} "${value.replace(LINE, ' ').replace(/["\\]/g, '\\$&')}"]`,
  );
  return `${lines.join('\n')}\n[Play "${leader}"]\n${playOf(plies, start.seats, leader)}\n`;
}

/** The ranks of a hand by suit, high to low, `KJ4.92.Q7.A`. */
const writeHand = (hand: readonly string[]): string =>
  SUIT_ORDER.map((suit) =>
    hand
      .filter(isCard)
      .filter((card) => suitOf(card) === suit)
      .map((card) => rankOf(card)!)
      .sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a))
      .join(''),
  ).join('.');

/**
 * The play section: a row for each trick, cards in seat order from the leader of the first trick.
 */
function playOf(plies: readonly Ply[], seats: number, leader: (typeof COMPASS)[number]): string {
  const first = COMPASS.indexOf(leader);
  const order = COMPASS.map((_, turn) => COMPASS[(first + turn) % 4]!);
  const rows: string[] = [];
  for (let at = 0; at < plies.length; at += seats) {
    const trick = plies.slice(at, at + seats);
    const cells = order.map((place) => {
      const ply = trick.find(({seat}) => SITS[seats]![seat] === place);
      if (!ply) return '-';
      const comment = ply.comment === undefined ? '' : ` {${ply.comment.replace(/}/g, ')')}}`;
      return `${ply.text[1] ?? ''}${ply.text[0] ?? ''}${ply.mark ?? ''}${comment}`;
    });
    rows.push(cells.join(' '));
  }
  return [...rows, '*'].join('\n');
}
