import {suitOf} from '../../cards/index.js';
import {type Bot, type Choice, chosenBy, type Temper} from '../../game/index.js';
import type {Variant} from './rules/contracts/columns.js';
import {oddsOf} from './bot/odds.js';
import {type Outlook, outlookOf} from './bot/outlook.js';
import {prospectOf} from './bot/prospect.js';
import type {Lack} from './position/proof.js';
import {isPlay, type KingMove, type KingView, type PlayMove, trumpSuit} from './types.js';

type Answer = Choice<KingMove> | Promise<Choice<KingMove>>;

/**
 * Follows the aim of the contract: stays under, discards expensive cards, takes tricks that pay and
 * keeps cards for later. The bot counts the cards still out and remembers proven voids. It looks no
 * further ahead than the current trick and the value of the hand after it.
 */
export const kingBot = (variant: Variant): Bot<KingView, KingMove> => ({
  choose(question) {
    const {view, why = true, temper} = question;
    const moves = question.moves.filter(isPlay);
    const [only, ...others] = moves;
    if (!only || (others.length > 0 && isIntricate(view)))
      return import('./bot/choices.js').then(({chooseBySampling}) =>
        chooseBySampling(variant, question),
      );
    const choice = (lacks?: readonly Lack[]): Answer =>
      bestOf(moves, outlookOf(variant, view, lacks), {why, temper});
    if (others.length === 0 || !isTelling(view)) return choice();
    if (proof) return choice(proof.lacksOf(view));
    return import('./position/proof.js').then(
      (part) => choice((proof = part).lacksOf(view)),
      () => choice(), // if the module cannot be fetched, the bot plays without proven voids
    );
  },
});

/** Finds proven voids; once this module is fetched, bots answer synchronously. */
let proof: typeof import('./position/proof.js') | undefined;

/** Cards are worth about the same within this part of the difference that the trick makes. */
const NEARLY = 0.1;

/** The card with the best prospects for the bot's temper. */
export function bestOf(
  moves: readonly PlayMove[],
  outlook: Outlook,
  {why, temper}: {readonly why: boolean; readonly temper?: Temper | undefined},
): Answer {
  const odds = oddsOf(outlook);
  const prospects = moves.map((move) => prospectOf(move, outlook, odds));
  const slack = NEARLY * Math.max(...prospects.map(({open}) => open));
  const best = chosenBy(prospects, temper, slack);
  const {move} = best;
  if (!why) return {move};
  return import('./bot/reasons.js').then(
    ({reasonOf}) => ({move, why: reasonOf(best, prospects, outlook, odds)}),
    () => ({move}), // the move does not need a reason
  );
}

/** Trumps, jokers and stocks need sampling instead of estimates. */
const isIntricate = ({trump, contract}: KingView): boolean =>
  trumpSuit(trump) !== undefined ||
  contract.draws ||
  contract.terms.some(({unit}) => unit === 'spots');

/** Whether play has proven anything: a first trick in which all follow suit reveals no void. */
export const isTelling = ({played, shown, trick, contract}: KingView): boolean => {
  const led = trick[0] && suitOf(trick[0].card);
  const follow = trick.every(({card}) => suitOf(card) === led);
  const banned = trick.length > 0 && led === contract.ban;
  return played.length > 0 || shown.length > 0 || !follow || banned;
};
