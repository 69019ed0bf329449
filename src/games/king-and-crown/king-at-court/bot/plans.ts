import {pick, type Rng} from '../../../../cards/index.js';
import {playBotMatch} from '../../../../game/bot-matches.fixture.js';
import type {Bot, Seat} from '../../../../game/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {courtBot} from '../bot.js';
import {courtPlayRules as rules} from '../play-rules.js';
import {holderOf, seatsOf} from '../rules/round.js';
import {type Title, titleOf} from '../rules/saying.js';
import type {CourtMove, CourtView} from '../types.js';

/** Simple plans for one seat, against the usual bot in all others. */

interface Turn {
  readonly view: CourtView;
  readonly seat: Seat;
  readonly own: Title;
  readonly mine: number;
  readonly asked: boolean;
  readonly others: readonly Seat[];
  readonly rng: Rng;
}
type Plan = (turn: Turn) => CourtMove | undefined;

const am = (title: Title): CourtMove => ({type: 'say', say: 'am', title});
const think = (seat: Seat, title: Title): CourtMove => ({type: 'say', say: 'think', seat, title});
const next = ({seat, view, others}: Turn): Seat => {
  const after = seatsOf(view).map((_, step) => (seat + 1 + step) % view.seats);
  return after.find((one) => others.includes(one))!;
};
const always =
  (title: Title): Plan =>
  ({mine, asked}) =>
    asked || mine === 0 ? am(title) : undefined;
const truth: Plan = (turn) => always(turn.own)(turn);
const titles = ({seats}: CourtView): readonly Title[] =>
  (['Dragon', 'Knight', 'Witch', 'Beggar'] as const).slice(0, seats - 1);
const said = ({talk, past}: CourtView, seat: Seat): readonly Title[] =>
  talk
    .slice(past)
    .flatMap((line) => (line.seat === seat && line.saying.say === 'am' ? [line.saying.title] : []));
const cycle =
  (...of: readonly Title[]): Plan =>
  ({mine, asked}) =>
    asked || mine < of.length ? am(of[mine % of.length]!) : undefined;
const pointing =
  (title: Title, at: (turn: Turn) => Seat): Plan =>
  (turn) =>
    turn.mine === 1 && !turn.asked ? think(at(turn), 'Dragon') : always(title)(turn);

/** Plans of a player who is not the King. */
const TALK: Readonly<Record<string, Plan>> = {
  'the truth': truth,
  '“I am the Knight”': always('Knight'),
  '“I am the Dragon”': always('Dragon'),
  '“I am the Witch”': always('Witch'),
  '“I am the Beggar”': always('Beggar'),
  silence: () => undefined,
  'any card, then the same': (turn) =>
    always(said(turn.view, turn.seat)[0] ?? pick(turn.rng, titles(turn.view)).value)(turn),
  'any card each time': ({asked, mine, view, rng}) =>
    asked || mine < 2 ? am(pick(rng, titles(view)).value) : undefined,
  'Knight, then Dragon': cycle('Knight', 'Dragon'),
  'Knight, then Witch': cycle('Knight', 'Witch'),
  'Witch, then Knight': cycle('Witch', 'Knight'),
  'Dragon, then Witch': cycle('Dragon', 'Witch'),
  'what the last player claimed': (turn) =>
    always(turn.others.flatMap((one) => said(turn.view, one)).at(-1) ?? 'Knight')(turn),
  'Knight, and suspects the next player': pointing('Knight', next),
  'Witch, and suspects the next player': pointing('Witch', next),
  'Knight, and suspects everybody': (turn) =>
    turn.asked || turn.mine === 0
      ? am('Knight')
      : turn.mine <= turn.others.length
        ? think(turn.others[turn.mine - 1]!, 'Dragon')
        : undefined,
};

/** Whom the King accuses. */
type Choose = (view: CourtView, others: readonly Seat[], rng: Rng) => readonly Seat[];
const claiming =
  (title: Title): Choose =>
  (view, others) =>
    others.filter((seat) => said(view, seat).includes(title));
const first = (view: CourtView, others: readonly Seat[]): readonly Seat[] =>
  view.talk
    .slice(view.past)
    .flatMap(({seat, saying}) => (saying.say === 'am' && others.includes(seat) ? [seat] : []));
const named = (view: CourtView, others: readonly Seat[]): readonly number[] =>
  others.map(
    (of) =>
      view.talk.slice(view.past).filter(({saying}) => saying.say === 'think' && saying.seat === of)
        .length,
  );
const pointed = (view: CourtView, others: readonly Seat[]): readonly number[] =>
  others.map(
    (of) =>
      view.talk.slice(view.past).filter(({seat, saying}) => saying.say === 'think' && seat === of)
        .length,
  );
const lines = (view: CourtView, others: readonly Seat[]): readonly number[] =>
  others.map((of) => view.talk.slice(view.past).filter(({seat}) => seat === of).length);
const most =
  (count: (view: CourtView, others: readonly Seat[]) => readonly number[], sign = 1): Choose =>
  (view, others) => {
    const all = count(view, others).map((one) => one * sign);
    return others.filter((_, at) => all[at] === Math.max(...all));
  };
const rivals = (view: CourtView, others: readonly Seat[]): readonly number[] =>
  others.map((of) => others.filter((one) => said(view, one)[0] === said(view, of)[0]).length);

/** Plans of the King, who questions like the bot and accuses in another way. */
const ACCUSE: Readonly<Record<string, Choose>> = {
  dice: (_, others) => others,
  'the first to claim': (view, others) => first(view, others).slice(0, 1),
  'the last to claim': (view, others) => first(view, others).slice(-1),
  'a Knight': claiming('Knight'),
  'a Witch': claiming('Witch'),
  'a Beggar': claiming('Beggar'),
  'a Dragon': claiming('Dragon'),
  'nobody who claims the Witch': (view, others) =>
    others.filter((seat) => !said(view, seat).includes('Witch')),
  'the one most suspected': most(named),
  'the one least suspected': most(named, -1),
  'the one who suspects most': most(pointed),
  'the one who suspects least': most(pointed, -1),
  'the one who talks most': most(lines),
  'the one who talks least': most(lines, -1),
  'a claim that most make': most(rivals),
  'a claim that fewest make': most(rivals, -1),
};

const talking = (plan: Plan): Bot<CourtView, CourtMove> => ({
  choose(question) {
    const {view, moves, rng} = question;
    if (view.phase !== 'question') return courtBot.choose(question);
    const seat = view.seat!;
    const king = holderOf(view, 'king');
    const last = view.talk.slice(view.past).at(-1)?.saying;
    const mine = view.talk.slice(view.past).filter((line) => line.seat === seat).length;
    const move =
      mine < 12
        ? plan({
            view,
            seat,
            mine,
            rng,
            own: titleOf(view.hands[seat]![0]!),
            asked: last?.say === 'ask' && last.seat === seat,
            others: seatsOf(view).filter((one) => one !== seat && one !== king),
          })
        : undefined;
    // A plan that names a card which is set aside says the Knight's name instead.
    const known =
      move?.type === 'say' &&
      'title' in move &&
      !moves.some((one) => one.type === 'say' && 'title' in one && one.title === move.title);
    return {move: known ? am('Knight') : (move ?? {type: 'pass'})};
  },
});

const accusing = (plan: Choose): Bot<CourtView, CourtMove> => ({
  choose(question) {
    const {view, rng} = question;
    if (view.phase !== 'accuse') return courtBot.choose(question);
    const others = seatsOf(view).filter((seat) => seat !== view.seat);
    const whom = plan(view, others, rng);
    return {move: {type: 'accuse', seat: pick(rng, whom.length > 0 ? whom : others).value}};
  },
});

/** The plans of a role, by name; `usual` is the bot itself. */
export const plansOf = (role: CourtCard): Readonly<Record<string, Bot<CourtView, CourtMove>>> => ({
  usual: courtBot,
  ...Object.fromEntries(
    role === 'king'
      ? Object.entries(ACCUSE).map(([name, plan]) => [name, accusing(plan)] as const)
      : Object.entries(TALK).map(([name, plan]) => [name, talking(plan)] as const),
  ),
});

/** How often the player who was dealt a role wins with a plan, and how often the Dragon is found. */
export async function planShare(
  role: CourtCard,
  plan: Bot<CourtView, CourtMove>,
  {seats, games, seed = 'plan'}: {seats: number; games: number; seed?: string},
): Promise<{readonly won: number; readonly found: number}> {
  let [won, found] = [0, 0];
  for (let game = 0; game < games; game++) {
    let at = -1;
    const {end} = await playBotMatch(rules, {seats, seed: `${seed} ${game}`}, (seat, state) => {
      if (at < 0) at = holderOf(state, role);
      return seat === at ? plan : courtBot;
    });
    won += Number(rules.outcome(end)!.winners.includes(at));
    found += Number(end.accused === holderOf(end, 'dragon'));
  }
  return {won: won / games, found: found / games};
}

/** What the plan of a role may win: by dice as a Wicked player, else as often as the usual bot. */
export const diceShare = (role: CourtCard, seats: number): number =>
  role === 'dragon' || role === 'witch' ? 1 - 1 / (seats - 1) : 1 / (seats - 1);
