import type {AnyMove, AnyView, Bot, Choice, Temper} from '../game/index.js';
import type {Reasoned} from './best-bot.js';

type Answer<Move extends AnyMove> = Choice<Move> | Promise<Choice<Move>>;

/**
 * A bot with a temper, which overrides that of its questions. If the temper changes the choice, the
 * reason contains it.
 */
export const temperedBot = <View extends AnyView, Move extends AnyMove>(
  {rules, bot}: Reasoned<View, Move>,
  temper: Temper,
): Bot<View, Move> => {
  if (temper === 'even') return bot;
  const explained = async (chosen: Answer<Move>, usual: Answer<Move>): Promise<Choice<Move>> => {
    const [choice, even] = [await chosen, await usual];
    const same = rules.formatMove(choice.move) === rules.formatMove(even.move);
    return same || !choice.why ? choice : {...choice, why: {...choice.why, temper}};
  };
  return {
    choose(question) {
      const chosen = bot.choose({...question, temper});
      if (question.why === false) return chosen;
      return explained(chosen, bot.choose({...question, temper: 'even', why: false}));
    },
  };
};
