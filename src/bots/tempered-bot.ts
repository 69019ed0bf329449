import type {AnyMove, AnyView, Bot, Temper} from '../game/index.js';
import type {Reasoned} from './best-bot.js';

/**
 * A bot with a temper, whatever its questions say of one. Where it has chosen another move than
 * it would have without, the reason holds the `temper`.
 */
export const temperedBot = <View extends AnyView, Move extends AnyMove>(
  {rules, bot}: Reasoned<View, Move>,
  temper: Temper,
): Bot<View, Move> => {
  if (temper === 'even') return bot;
  return {
    choose(question) {
      const asked = {...question, temper};
      if (question.why === false) return bot.choose(asked);
      const both = [bot.choose(asked), bot.choose({...question, temper: 'even', why: false})];
      return Promise.all(both).then(([choice, even]) => {
        const same = rules.formatMove(choice!.move) === rules.formatMove(even!.move);
        return same || !choice!.why ? choice! : {...choice!, why: {...choice!.why, temper}};
      });
    },
  };
};
