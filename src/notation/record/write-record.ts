import {type AnyState, defaultOptions, type Rules} from '../../game/index.js';
import {firstState} from '../../match/begin-at.js';
import {allowedMove, type MatchRecord} from '../../match/record.js';
import {rulesOfRecord} from '../../match/secret-chance.js';
import {withoutUndone} from '../../match/without-undone.js';
import {writeStart} from '../position/position.js';
import {type Line, type Ply, recordOf, type Score, scoreOf, unusual} from './record.js';
import {writeSeat} from '../../game/seats.js';

/** The longest line, in characters, unless a single word is longer. */
const WIDTH = 80;

/**
 * Writes a match as text: headers, then moves, one line for a trick, `#2` before the second deal.
 * The text holds all of the record, hidden cards included, but what was taken back.
 * @throws {InvalidRecordError} for a record that cannot be played, and the errors of a faulty beginning
 */
export function writeRecord(rules: Rules, given: Score | MatchRecord): string {
  const score = 'line' in given ? given : scoreOf(withoutUndone(rules, given));
  const {seats, options, seed, secret, start, names, tags, line} = score;
  const changed = Object.entries(unusual(options, defaultOptions(rules.options, seats)));
  const writer = new LineWriter(rulesOfRecord(rules, score));
  writer.line(line, firstState(rules, recordOf(score)));
  const {winners, scores} = rules.outcome(writer.end) ?? {};
  const heads = {
    Game: rules.id,
    Seats: String(seats),
    Options: changed.map(([name, value]) => `${name}: ${value}`).join('; ') || undefined,
    Players: names?.join('; '),
    ...(start && {Start: writeStart(rules, start)}),
    ...(secret === undefined ? !start && {Seed: String(seed)} : {Secret: secret}),
    ...tags,
    Result: winners && (winners.map((seat) => writeSeat(seat, seats)).join(' ') || 'nobody'),
    Scores: scores?.join(' '),
  };
  const lines = Object.entries(heads).flatMap(([name, value]) =>
    value === undefined ? [] : `[${name} ${JSON.stringify(value)}]`,
  );
  return `${lines.join('\n')}\n\n${writer.text}\n`;
}

/** Writes moves: a line for each trick, an empty line between deals. */
class LineWriter {
  readonly #rules: Rules;
  #lines: string[] = [];
  #row = '';
  #deal: unknown;
  end!: AnyState;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  get text(): string {
    return [...this.#lines, this.#row].join('\n').trim();
  }

  line({comment, plies}: Line, from: AnyState, main = true): void {
    let state = from;
    if (main) this.#deals(state);
    if (comment !== undefined) this.#add(written(comment));
    plies.forEach((ply, at) => {
      const move = allowedMove(this.#rules, state, ply, `moves[${at}]`);
      this.#add(this.#ply({...ply, text: this.#rules.formatMove(move)}, state.seats));
      if (ply.comment !== undefined) this.#add(written(ply.comment));
      for (const variation of ply.variations ?? []) {
        this.#add('(');
        this.line(variation, state, false);
        this.#row += ')';
      }
      const events: string[] = [];
      state = this.#rules.apply(state, ply.seat, move, ({type}) => void events.push(type));
      if (!main) return;
      if (events.includes('trick taken')) this.#break();
      if (at + 1 < plies.length) this.#deals(state);
    });
    if (main) this.end = state;
  }

  #ply({seat, text, mark}: Ply, seats: number): string {
    const plain = /^[^\s(){}[\]"!?_]+( [^\s(){}[\]"!?_]+)*$/.test(text);
    const move = plain ? text.replaceAll(' ', '_') : JSON.stringify(text);
    return `${writeSeat(seat, seats)}:${move}${mark ?? ''}`;
  }

  /** Writes the number of a deal before its first move, in games that count deals. */
  #deals(state: AnyState): void {
    const {deal, hand} = state as {readonly deal?: unknown; readonly hand?: unknown};
    const now = deal ?? hand;
    if (now === this.#deal || typeof now !== 'number') return;
    if (this.#deal !== undefined) {
      this.#break();
      this.#lines.push('');
    }
    this.#deal = now;
    this.#add(`#${now}`);
  }

  #add(words: string): void {
    for (const word of words.split(' ')) {
      if (this.#row !== '' && this.#row.length + word.length >= WIDTH) this.#break();
      this.#row += this.#row === '' || this.#row.endsWith('(') ? word : ` ${word}`;
    }
  }

  #break(): void {
    if (this.#row !== '') this.#lines.push(this.#row);
    this.#row = '';
  }
}

/** What would begin a record is escaped too, so that a comment that is not closed ends before the next one. */
const written = (comment: string): string =>
  `{${comment.replace(/[\\}]|\[(?=\s*(?:Game|Event)\s)/g, '\\$&')}}`;
