import {pick, roll} from '../../../cards/index.js';
import type {Bot, Choice, Question} from '../../../game/index.js';

/** An easy bot does what comes to hand once in so many times. */
const CARELESS = 3;

/** What an easy bot does; the same question has the same answer. */
export function chooseCarelessly(bot: Bot, question: Question): Choice | Promise<Choice> {
  const {value, rng} = roll(question.rng, CARELESS);
  return value === 0 ? {move: pick(rng, question.moves).value} : bot.choose({...question, rng});
}
