import {
  type Choice,
  chosenBy,
  type Problem,
  type Question,
  type Temper,
} from '../../../game/index.js';
import {codeOf} from '../kernel/codes.js';
import {beats, type Kernel} from '../kernel/kernel.js';
import type {Variant} from '../rules/contracts/columns.js';
import {contractsOf} from '../rules/contracts/columns.js';
import {bidOf} from './bidding.js';
import {choiceProblemOf} from './choice-problem.js';
import type {DealWorld} from './deal-world.js';
import {shareOf} from './effort-share.js';
import {isSame} from './endings.js';
import {cardProblemOf} from './foresight.js';
import {type Look, type Looked, lookAhead} from './look-ahead.js';
import {oddsOf} from './odds.js';
import {totalOf} from './order-price.js';
import {outlookOf} from './outlook.js';
import {prospectOf} from './prospect.js';
import {type Stakes, stakesOf} from './stakes.js';
import {isPlay, type KingMove, type KingView, type PlayMove, trumpSuit} from '../types.js';

/** The decisions of the usual bot. */

type Asked = Question<KingView, KingMove>;
type Answer = Choice<KingMove> | Promise<Choice<KingMove>>;

/** About how many deals are played out for a decision. */
const PLAYS = 300;
/** What is played at a glance stays unless something else is better by so many standard errors. */
const SURELY = 2;
/** The same where totals matter: a glance does not see them. */
const LIKELY = 1;
/**
 * So many times as many deals are played out for a card where totals matter, since the chance to win says
 * less of each than its points do; fewer in Domino King, where they matter in every other decision.
 */
const DECISIVE = 3;
const OFTEN_DECISIVE = 1.75;

/** The best choice and its reason. */
export function chooseAhead(variant: Variant, question: Asked): Answer {
  const {view, moves, rng} = question;
  const [only, ...others] = moves;
  if (!only) throw new RangeError('there is nothing to choose');
  if (others.length === 0) return because(only, isPlay(only) ? 'only' : 'must');
  if (view.phase === 'bidding') {
    const stakes = stakesOf(variant, view);
    const usual = bidOf(variant, view, moves, rng);
    return stakes ? bidFor(variant, question, stakes, usual) : usual;
  }
  const cards = moves.filter(isPlay);
  return cards.length > 0
    ? cardOf(variant, question, cards)
    : declarationOf(variant, view, question);
}

export const because = (move: KingMove, reason: string, values: object = {}): Choice<KingMove> => ({
  move,
  why: {key: `king/why/${reason}`, ...(isPlay(move) ? {card: move.card} : {}), ...values},
});

/** By which seat a decision is looked at, how closely, and with which chance. */
const lookOf = (
  variant: Variant,
  {view, moves, rng}: Asked,
): Pick<Look<unknown>, 'seat' | 'plays' | 'stream'> => ({
  seat: view.seat!,
  plays: PLAYS * shareOf(variant, view, moves),
  stream: [...rng],
});

/** A deal that fits the view, and the choices in it. */
function listed<World>(
  problem: Problem<World, never>,
  stream: number[],
): readonly [World, readonly number[]] {
  const into = new Uint16Array(0x1000);
  const world = problem.draw(stream);
  return [world, [...into.subarray(0, problem.choices(world, into))]];
}

/** The most cards that are looked at, the likeliest ones. */
const MOST = 6;

/** The cards to look at, the likeliest first: of several that are as good as each other, one. */
function candidatesOf({kernel: k}: DealWorld, listed: readonly number[]): readonly number[] {
  const likeliest: number[] = [];
  let run: number[] = [];
  for (const code of listed.toSorted((a, b) => a - b)) {
    if (run.length > 0 && !isSame(k, run.at(-1)!, code)) run = [];
    if (run.length === 0) likeliest.push(code);
    else if (listed.indexOf(code) < listed.indexOf(likeliest.at(-1)!))
      likeliest[likeliest.length - 1] = code;
    run.push(code);
  }
  const found = listed.filter((code) => likeliest.includes(code));
  const dear = dearestOf(k, found);
  const rest = found.filter((code) => code !== dear);
  return (dear === undefined ? found : [dear, ...rest]).slice(0, MOST);
}

/** The dearest card that can go on the trick of another, if a seat need not follow. */
function dearestOf(k: Kernel, codes: readonly number[]): number | undefined {
  if (k.count === 0 || k.trump >= 0) return undefined;
  const {points} = k.plan;
  const suit = (code: number): number => code >> 4;
  const led = k.best >= 0 ? suit(k.best) : -1;
  const away = codes.filter((code) => suit(code) !== led && !beats(k, code) && points[code]! < 0);
  return away.length > 0
    ? away.reduce((dear, code) => (points[code]! < points[dear]! ? code : dear))
    : undefined;
}

/** A card; a reason in the words of a player where neither trumps nor jokers nor a stock matter. */
function cardOf(variant: Variant, question: Asked, moves: readonly PlayMove[]): Answer {
  const {view, why = true, temper} = question;
  const stakes = stakesOf(variant, view);
  const problem = cardProblemOf(variant, view, stakes);
  const look = lookOf(variant, question);
  const looked = lookAhead(problem, {
    ...look,
    choices: candidatesOf(...listed(problem, look.stream)),
    ...(stakes
      ? {
          surely: LIKELY,
          plays: look.plays * (variant.id === 'king-domino' ? OFTEN_DECISIVE : DECISIVE),
        }
      : {surely: SURELY}),
    dealOf: (deal) => deal,
  });
  const isPlain = !isIntricate(view);
  const best = isPlain ? inTemper(variant, view, moves, looked, temper) : looked[0]!;
  const move = moves.find(({card}) => codeOf(card) === best.choice)!;
  if (!isPlain) return because(move, 'tried');
  if (!why) return {move};
  return import('./reasons.js').then(
    ({reasonFor}) => ({move, why: reasonFor(variant, view, moves, move)}),
    () => ({move}), // the move does not need a reason
  );
}

/** Trumps, jokers and stocks, for which the reasons of players have no words. */
const isIntricate = ({trump, contract}: KingView): boolean =>
  trumpSuit(trump) !== undefined ||
  contract.draws ||
  contract.terms.some(({unit}) => unit === 'spots');

/** Cards are worth about the same within this part of the difference that the trick makes. */
const NEARLY = 0.1;

/** The best card; with a temper, of those that are about as good the one whose trick suits it. */
function inTemper(
  variant: Variant,
  view: KingView,
  moves: readonly PlayMove[],
  looked: readonly Looked[],
  temper: Temper = 'even',
): Looked {
  const [top] = looked;
  if (temper === 'even') return top!;
  const outlook = outlookOf(variant, view);
  const odds = oddsOf(outlook);
  const prospects = moves.map((move) => prospectOf(move, outlook, odds));
  const slack = NEARLY * Math.max(...prospects.map(({open}) => open));
  const known = looked.filter(({gains}) => gains.length * 2 >= top!.gains.length);
  const weighed = known.map((one) => ({
    one,
    value: Math.min(one.gain, top!.gain),
    risk: prospects.find(({code}) => code === one.choice)!.risk,
  }));
  return chosenBy(weighed, temper, slack).one;
}

/** A bid where the totals matter: that of the deal's points, unless another is likely to be better. */
function bidFor(
  variant: Variant,
  question: Asked,
  stakes: Stakes,
  usual: Choice<KingMove>,
): Choice<KingMove> {
  const {view, moves} = question;
  const problem = choiceProblemOf(variant, view, moves, stakes);
  const look = lookOf(variant, question);
  const [, choices] = listed(problem, look.stream);
  const first = problem.choiceOf(usual.move);
  const [best] = lookAhead(problem, {
    ...look,
    choices: [first, ...choices.filter((choice) => choice !== first)],
    surely: LIKELY,
    dealOf: ({deal}) => deal!,
  });
  return best!.choice === first ? usual : because(moves[best!.choice]!, 'tried');
}

/** The reasons of choices, by their moves; their values are points that the seat may expect. */
const REASONS: Partial<Record<KingMove['type'], string>> = {
  order: 'ordered',
  trump: 'called',
  name: 'named',
  discard: 'away',
};

/** An order, a trump, a suit or cards to lay away. */
function declarationOf(variant: Variant, view: KingView, question: Asked): Choice<KingMove> {
  const {moves} = question;
  const problem = choiceProblemOf(variant, view, moves, stakesOf(variant, view));
  const look = lookOf(variant, question);
  const [, choices] = listed(problem, look.stream);
  const looked = lookAhead(problem, {
    ...look,
    choices,
    dealOf: ({deal}) => deal!,
  });
  const [best] = looked;
  const move = moves[best!.choice]!;
  const others = looked.filter((one) => one !== best).map(({points}) => points);
  // The best of the other trumps, suits or pairs; an order compares with an equal share.
  const other =
    move.type === 'order'
      ? totalOf(
          variant,
          view,
          contractsOf(variant, view).find(({id}) => id === move.contract)!,
        ) / view.seats
      : Math.max(...others);
  return because(move, REASONS[move.type] ?? 'tried', {
    points: Math.round(best!.points),
    other: Math.round(other),
  });
}
