import {type Card, isJoker, rankIndex, rankOf, suitOf} from '../../../cards/index.js';
import {anyMove} from '../../../game/bot-matches.fixture.js';
import type {Bot} from '../../../game/index.js';
import {ladderBot, lowest} from '../bot.js';
import type {LadderMove, LadderView} from '../types.js';
import {ladderBeginner} from './beginner.js';

/**
 * Players with one fixed idea each, to be measured against the usual bot, which must not lose to any of
 * them.
 */

type LadderBot = Bot<LadderView, LadderMove>;

/** The height of a card; every trump is higher than any other card, and a joker than any trump. */
const height = (card: Card, {trump}: LadderView): number =>
  isJoker(card) ? 99 : rankIndex(rankOf(card)) + (suitOf(card) === trump ? 20 : 0);

/** A player who lays the card with the lowest number wherever a card may be laid; else as the beginner. */
const laying = (by: (card: Card, view: LadderView) => number): LadderBot => ({
  choose(question) {
    const {view, moves} = question;
    const cards = moves.flatMap((move) =>
      move.type === 'attack' || move.type === 'beat' || move.type === 'throw' ? [move] : [],
    );
    const move = lowest(cards, ({card}) => by(card, view));
    return move ? {move} : ladderBeginner.choose(question);
  },
});

/** A player who makes a move of a type wherever it may; else as the usual bot. */
const always = (type: LadderMove['type']): LadderBot => ({
  choose(question) {
    const move = question.moves.find((one) => one.type === type);
    return move ? {move} : ladderBot.choose(question);
  },
});

/** A player who lays no trump where something else can be done; else as the usual bot. */
const keepsTrumps: LadderBot = {
  choose(question) {
    const {trump} = question.view;
    const others = question.moves.filter(
      (move) => !('card' in move) || suitOf(move.card!) !== trump,
    );
    return ladderBot.choose(others.length > 0 ? {...question, moves: others} : question);
  },
};

/** The players, by what they do; the strongest first. */
export const SIMPLE: Readonly<Record<string, LadderBot>> = {
  'lowest card first': laying(height),
  'any move': anyMove,
  'highest card first': laying((card, view) => -height(card, view)),
  'always takes': always('take'),
  'never throws in': always('done'),
  'keeps its trumps': keepsTrumps,
  'the beginner': ladderBeginner,
};
