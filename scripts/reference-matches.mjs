// Plays matches of a game for its reference page.
import {pick, rngFrom} from '../src/cards/index.ts';
import {phaseName} from '../src/game/phase.ts';
import {createMatch} from '../src/match/index.ts';

/** The number of matches played to find every phase, and the most moves of each. */
const [MATCHES, LONGEST] = [10, 260];
/** After this many matches in a row without anything new, no further one is played. */
const QUIET = 2;
/** Examples of one kind of move. */
const SHOWN = 2;

/** The findings of matches of a game: its phases and kinds of moves, each with its place. */
export async function explore(entry) {
  const game = await entry.load();
  const {rules} = game;
  const bot = await entry.bot();
  const phases = new Map();
  const moves = new Map();
  let quiet = 0;
  for (let seed = 0; seed < MATCHES && quiet < QUIET; seed++) {
    let isNew = false;
    const {min, usual} = entry.seats;
    const seats = seed % 2 === 0 ? usual : min;
    const match = createMatch(game, {seed: `reference ${seed}`, seats});
    for (let n = 0; n < LONGEST && !match.outcome; n++) {
      const [seat] = match.turn;
      const legal = match.moves(seat);
      const rng = rngFrom(`${seed} ${n}`);
      const view = match.view(seat);
      // Odd matches are played at random: a good player seldom comes into every phase.
      const move =
        seed % 2 === 0
          ? (await bot.choose({view, moves: legal, rng, seat, why: false})).move
          : pick(rng, legal).value;
      const phase = phaseName(rules.phase(match.state));
      const found = {state: match.state, seat, seats, move, view, legal};
      if (!phases.has(phase)) {
        phases.set(phase, found);
        isNew = true;
      }
      for (const one of legal) {
        const known = moves.get(one.type) ?? {shown: new Map(), phases: new Set()};
        isNew ||= !known.phases.has(phase);
        known.phases.add(phase);
        if (known.shown.size < SHOWN) known.shown.set(rules.formatMove(one), one);
        moves.set(one.type, known);
      }
      match.play(seat, move);
    }
    quiet = isNew ? 0 : quiet + 1;
  }
  // Regions of a chart go on side by side; what each is like is found when it is alone.
  const alone = new Set([...phases.keys()].filter((name) => !name.includes(' + ')));
  for (const name of phases.keys())
    if (!alone.has(name) && name.split(' + ').every((one) => alone.has(one))) phases.delete(name);
  return {rules, phases, moves};
}
