import {RANKS, rankOf, type Rng, roll, type SuitCard} from '../../cards/index.js';
import type {Bot, Choice, Question, Temper} from '../../game/index.js';
import {type Outlook, KING, outlookOf} from './bot/outlook.js';
import {mixedPlayer} from './bot/mixed-player.js';
import type {BotPlayer, Chance, FormationHeights} from './bot/player.js';
import {inTemper} from './bot/temper.js';
import {chooseByTable} from './bot/weights.js';
import {tableOf} from './rules/standing.js';
import {heightOf, kingOf} from './rules/suits.js';
import type {GskMove, GskView} from './types.js';

/** The bot's reasons for its moves; each is a message under `gsk/why/`. */
export const REASONS = [
  'form', 'save', 'split', 'hide', 'forced', 'rout', 'found', 'pass', 'truth', 'bluff', 'brazen',
  'challenge', 'caught', 'accept', 'leave',
] as const; // oxfmt-ignore

type Reason = (typeof REASONS)[number];

const because = (why: Reason, move: GskMove, more: object = {}): Choice<GskMove> => ({
  move,
  why: {...move, ...more, key: `gsk/why/${why}`},
});

/**
 * The bot of a player. It keeps nothing between two questions: everything comes from the view and the
 * random stream.
 */
export const gskBotOf = (player: BotPlayer): Bot<GskView, GskMove> => ({
  choose: (question) => chosenBy(player, question),
});

function chosenBy(
  player: BotPlayer,
  {view, moves, rng}: Question<GskView, GskMove>,
): Choice<GskMove> {
  const outlook = outlookOf(view);
  const chance = chanceOf(rng);
  switch (view.matches[tableOf(view, view.seat!)!]!.step) {
    case 'formation':
      return laying(view, outlook, player.form(outlook, chance));
    case 'declare':
      return declaring(view, outlook, player.declare(outlook, chance));
    case 'challenge':
      return answering(player, outlook, moves, chance);
    case 'rout':
      return routing(outlook, player.early(outlook, chance), 'pass');
    default:
      return routing(outlook, player.rout(outlook, chance), 'pass');
  }
}

const playerIn = (temper: Temper): BotPlayer => mixedPlayer(inTemper(chooseByTable, temper));

const TABLES = {safe: playerIn('safe'), even: playerIn('even'), bold: playerIn('bold')};

let loaded: typeof import('./bot/network/network-player.js') | undefined;

/** Fetches the network, which plays at once from then on. */
export const loadNetwork = async (): Promise<NonNullable<typeof loaded>> =>
  (loaded ??= await import('./bot/network/network-player.js'));

/**
 * The bot mixes its choices: in a match of two by a network that was trained against itself and plans
 * that do well against it, among more players by a table.
 */
export const gskBot: Bot<GskView, GskMove> = {
  choose(question) {
    const {view, temper = 'even'} = question;
    if (view.seats > 2) return chosenBy(TABLES[temper], question);
    const choice = ({networkPlayer}: NonNullable<typeof loaded>): Choice<GskMove> =>
      chosenBy(networkPlayer(view, temper), question);
    return loaded ? choice(loaded) : loadNetwork().then(choice);
  },
};

/** A stream as a function. */
function chanceOf(start: Rng): Chance {
  const FINE = 2 ** 30;
  let rng = start;
  return () => {
    const drawn = roll(rng, FINE);
    ({rng} = drawn);
    return drawn.value / FINE;
  };
}

function laying(view: GskView, {king, hand}: Outlook, laid: FormationHeights): Choice<GskMove> {
  const rest = [...(view.hands[view.seat!] as readonly SuitCard[])];
  const take = (height: number): SuitCard =>
    height === KING
      ? kingOf(view.seat!)
      : rest.splice(
          rest.findIndex((card) => heightOf(card) === height),
          1,
        )[0]!;
  const [left, centre, right] = [take(laid.left), take(laid.centre), take(laid.right)];
  const middle = hand[hand.length >> 1]!;
  const why: Reason =
    laid.centre === KING
      ? hand.length < 3
        ? 'forced'
        : 'hide'
      : Math.max(laid.left, laid.right) < middle
        ? 'save'
        : Math.min(laid.left, laid.right) < middle
          ? 'split'
          : 'form';
  return because(why, {type: 'form', left, centre, right}, {king});
}

function declaring(view: GskView, {centre, own}: Outlook, value: number): Choice<GskMove> {
  const {centre: card} = view.formations[view.seat!]!;
  const possible = value === KING || own.includes(value);
  const why = value === centre ? 'truth' : possible ? 'bluff' : 'brazen';
  return because(why, {type: 'declare', rank: RANKS[value]!}, {centre: rankOf(card!)});
}

/** A rout that is sure to find the King, and one that may. */
const routing = (
  {rivalHeld, piled}: Outlook,
  routs: boolean,
  otherwise: 'pass' | 'leave',
): Choice<GskMove> => {
  if (!routs) return because(otherwise, otherwise === 'pass' ? {type: 'pass'} : {type: 'accept'});
  return because(rivalHeld + piled === 0 ? 'found' : 'rout', {type: 'rout', at: 'centre'});
};

function answering(
  player: BotPlayer,
  outlook: Outlook,
  moves: readonly GskMove[],
  chance: Chance,
): Choice<GskMove> {
  if (!moves.some(({type}) => type === 'challenge'))
    return routing(outlook, player.afterPush?.(outlook, chance) ?? false, 'leave');
  const answer = player.answer(outlook, chance);
  if (answer === 'rout') return routing(outlook, true, 'leave');
  if (answer === 'accept') return because('accept', {type: 'accept'});
  const {declared, dark, rivalShown} = outlook;
  const seen =
    rivalShown >= 0 ? rivalShown !== declared : declared !== KING && !dark.includes(declared);
  return because(seen ? 'caught' : 'challenge', {type: 'challenge'});
}
