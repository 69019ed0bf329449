import {pick, roll} from '../../../cards/index.js';
import type {Bot, Choice, Question} from '../../../game/index.js';

/** An easy bot plays a random legal move once in this many decisions. */
const CARELESS = 3;

/** Picks the move of an easy bot. Deterministic: the same question always gets the same answer. */
export function chooseCarelessly(bot: Bot, question: Question): Choice | Promise<Choice> {
  const {value, rng} = roll(question.rng, CARELESS);
  return value === 0 ? {move: pick(rng, question.moves).value} : bot.choose({...question, rng});
}
