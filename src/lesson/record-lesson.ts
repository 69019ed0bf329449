import {type GameEntry, type Piece, piece} from '../elements/index.js';
import type {AnyState, Rules} from '../game/index.js';
import {type Player, playerNamed, shownName} from '../i18n/index.js';
import {firstState} from '../match/begin-at.js';
import {rulesOfRecord} from '../match/secret-chance.js';
import {writePosition} from '../notation/position/position.js';
import {type Line, type Ply, recordOf, type Score} from '../notation/record/record.js';
import {writeSeat} from '../game/seats.js';
import type {LessonParts, PlayedLesson} from './played-lesson.js';
import {moveName} from './narration.js';

/** A record as an example, as if its author had written it by hand. */
export interface RecordLesson {
  /** The rules of the match, which draw all chance from its secret if it has one. */
  readonly rules: Rules;
  /** The headers, as attributes. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The players' names in the record, by seat. */
  readonly names: readonly string[] | undefined;
  /** The moves with marks, comments and variations: a list of steps, each a trick at most. */
  readonly list: readonly Piece[];
}

/** The parts that reading a record needs. */
interface Reading extends LessonParts, Pick<GameEntry, 'eventKind'> {
  /** The seats' names in the reader's language, if the record has none. */
  readonly seats: readonly string[];
}

/** Rules with a secret deal from it, whatever the seed. */
const ANY_SEED = 0;

/** Reads headers and moves of a record that the rules have accepted. */
export function recordLesson(score: Score, reading: Reading): RecordLesson {
  const rules = rulesOfRecord(reading.rules, score);
  const {game, seats, options, seed, start, line, names} = score;
  const texts = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  const shown = reading.seats.map((own, seat) =>
    playerNamed(shownName(names?.[seat] ?? '') ?? own),
  );
  const steps = new Steps({...reading, rules}, shown);
  return {
    rules,
    attributes: {
      game,
      variant: '',
      players: String(seats),
      ...(texts.length > 0 && {options: texts.join('; ')}),
      ...(start === undefined
        ? {deal: `seed: ${seed ?? ANY_SEED}`, position: ''}
        : {position: writePosition(rules, start, {chance: true}), deal: ''}),
    },
    names,
    list: [
      ...(line.comment ? [piece('p', {}, line.comment)] : []),
      steps.of(line, firstState(rules, recordOf(score))),
    ],
  };
}

/** Writes lines of moves as lists. */
class Steps {
  readonly #reading: Reading;
  readonly #players: readonly Player[];

  constructor(reading: Reading, players: readonly Player[]) {
    this.#reading = reading;
    this.#players = players;
  }

  /** A line that is played from a state, as a list of steps. */
  of({plies}: Line, start: AnyState): Piece {
    const {rules, eventKind} = this.#reading;
    const items: Piece[] = [];
    let [state, step, before] = [start, [] as Ply[], start];
    for (const [at, ply] of plies.entries()) {
      let ends = at === plies.length - 1;
      // A move with alternatives is a step of its own.
      if (ply.variations && step.length > 0) {
        items.push(this.#item(step, before));
        [step, before] = [[], state];
      }
      state = rules.apply(state, ply.seat, rules.parseMove(ply.text)!, (event) => {
        if (eventKind(event) === 'trick-taken') ends = true;
      });
      step.push(ply);
      if (!ends && !ply.mark && !ply.comment && !ply.variations && this.#inTrick(state)) continue;
      items.push(this.#item(step, before));
      [step, before] = [[], state];
    }
    return piece('ol', {}, ...items);
  }

  /** Whether an incomplete trick lies on the table. */
  #inTrick(state: AnyState): boolean {
    const {trick} = state as {readonly trick?: unknown};
    return Array.isArray(trick) && trick.length > 0;
  }

  #item(step: readonly Ply[], before: AnyState): Piece {
    const {rules} = this.#reading;
    const last = step.at(-1)!;
    const told = step.map(({seat, text}) => {
      const played = {...this.#reading, players: this.#players} as unknown as PlayedLesson;
      return `${this.#players[seat]!.name}: ${moveName(played, rules.parseMove(text)!)}`;
    });
    const plays = step.map(
      ({seat, text}) => `${writeSeat(seat, before.seats)}:${text.replaceAll(' ', '_')}`,
    );
    const {comment, mark, variations = []} = last;
    return piece(
      'li',
      {'data-play': plays.join(' '), 'data-mark': mark},
      // A mark ends a sentence like a full stop.
      told.join('; ') + (mark ?? (comment === undefined ? '' : '.')),
      comment === undefined ? undefined : ` ${comment}`,
      ...variations.flatMap((line) => [
        ...(line.comment ? [piece('p', {}, line.comment)] : []),
        this.of(line, before),
      ]),
    );
  }
}
