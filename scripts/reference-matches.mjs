// Plays matches of a game for its reference page: an example of each phase, and of each form of a move.
import {pick, rngFrom} from '../src/cards/index.ts';
import {moveNotation} from '../src/game/index.ts';
import {phaseName} from '../src/game/phase.ts';
import {createMatch} from '../src/match/index.ts';
import {sampleOf} from '../src/testing/sample-form.ts';

/** The number of matches played to find every phase, and the most moves of each. */
const [MATCHES, LONGEST] = [10, 260];
/** After this many matches in a row without anything new, no further one is played. */
const QUIET = 2;
/** The most moves of a match that is played for an option. */
const SHORT = 60;
/** Examples of one form of a move. */
const SHOWN = 2;

/** Matches to play: of bots and at random in turn, then one for each value of each option. */
function* setupsOf({seats: {min, usual}}, {options}) {
  for (let n = 0; n < MATCHES; n++)
    yield {seed: `reference ${n}`, seats: n % 2 === 0 ? usual : min, byBot: n % 2 === 0};
  for (const {name, values} of options)
    for (const value of values.slice(1, 6))
      yield {seed: `reference ${name}`, options: {[name]: value}, isShort: true};
}

/** The findings of matches of a game: its phases, and its forms with examples. */
export async function explore(entry) {
  const game = await entry.load();
  const {rules} = game;
  const bot = await entry.bot();
  const phases = new Map();
  const each = rules.moveForms.map((form) => ({form, read: moveNotation([form]).parseMove}));
  const shown = new Map(rules.moveForms.map((form) => [form, new Map()]));
  const metIn = new Map(rules.moveForms.map((form) => [form, new Set()]));
  let quiet = 0;
  for (const {byBot, isShort, ...setup} of setupsOf(entry, rules)) {
    if (!isShort && quiet === QUIET) continue;
    let isNew = false;
    const match = createMatch(game, setup);
    const {seats} = match.state;
    for (let n = 0; n < (isShort ? SHORT : LONGEST) && !match.outcome; n++) {
      const [seat] = match.turn;
      const legal = match.moves(seat);
      const rng = rngFrom(`${setup.seed} ${n}`);
      const view = match.view(seat);
      // Some matches are played at random: a good player seldom comes into every phase.
      const move = byBot
        ? (await bot.choose({view, moves: legal, rng, seat, why: false})).move
        : pick(rng, legal).value;
      const phase = phaseName(rules.phase(match.state));
      const found = {state: match.state, seat, seats, move, view, legal};
      if (!isShort && !phases.has(phase)) {
        phases.set(phase, found);
        isNew = true;
      }
      for (const one of legal) {
        const text = rules.formatMove(one);
        const {form} = each.find(({read}) => read(text, seats));
        const known = shown.get(form);
        for (const name of phase.split(' + ')) metIn.get(form).add(name);
        isNew ||= known.size === 0;
        if (known.size < SHOWN) known.set(text, one);
      }
      match.play(seat, move);
    }
    quiet = isNew ? 0 : quiet + 1;
  }
  for (const [form, known] of shown) {
    const text = sampleOf(form);
    if (known.size === 0) known.set(text, rules.parseMove(text));
  }
  // Regions of a chart go on side by side; what each is like is found when it is alone.
  const alone = new Set([...phases.keys()].filter((name) => !name.includes(' + ')));
  for (const name of phases.keys())
    if (!alone.has(name) && name.split(' + ').every((one) => alone.has(one))) phases.delete(name);
  return {rules, phases, shown, metIn};
}
