import {judgeMoves} from '../analysis/judge-moves.js';
import {prospectsOf} from '../bots/search-bot.js';
import type {AnyMove} from '../game/index.js';
import {explainerOf} from '../table/thinking/explainer-of.js';
import {entryOf} from './catalogue.js';
import type {FromThinker, Placed, Task, ToThinker} from '../table/thinking/thinker-messages.js';

/**
 * The module of a worker that searches decisions for the tables of a page. It gets a seat's view and
 * nothing else, and fetches the parts of a game that a search needs when it is first asked about it.
 */

const running = new Map<number, AbortController>();

/** Lets messages in: they are taken in the order in which they were sent, this one among them. */
const breath = (): Promise<void> =>
  new Promise((resume) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(0);
  });

/** What a judgement needs of a game; `undefined` for a game that does not look ahead. */
function partsOf(game: string) {
  const entry = entryOf(game);
  if (!entry?.foresight) return undefined;
  const parts = [entry.rules(), entry.foresight(), entry.bot(), explainerOf(entry)] as const;
  return Promise.all(parts);
}

async function think({id, game, wanted, question}: Task): Promise<FromThinker> {
  const {signal} = running.set(id, new AbortController()).get(id)!;
  const entry = entryOf(game);
  if (!entry?.foresight) return {id};
  const {view, moves, rng} = question;
  const placed = <Told extends {readonly move: AnyMove}>({move, ...told}: Told): Placed<Told> => ({
    ...told,
    at: moves.indexOf(move),
  });
  if ('effort' in wanted) {
    const [rules, foresight] = await Promise.all([entry.rules(), entry.foresight()]);
    const asked = {...question, signal};
    const found = await prospectsOf({rules, foresight}, asked, wanted.effort, breath);
    return {id, thought: found && {prospects: found.map(placed)}};
  }
  const [rules, foresight, bot, explainer] = await partsOf(game)!;
  const made = wanted.made === undefined ? undefined : moves[wanted.made];
  const parted = {rules, foresight, bot, explainer};
  const told = await judgeMoves(parted, {view, moves, rng, made}, wanted.care, {
    pause: breath,
    signal,
  });
  if (!told) return {id, thought: undefined};
  const {spread, because} = told;
  return {id, thought: {judged: told.moves.map(placed), spread, because}};
}

addEventListener('message', ({data}: MessageEvent<ToThinker>) => {
  if ('stop' in data) {
    running.get(data.stop)?.abort();
    return;
  }
  if ('warm' in data) {
    partsOf(data.warm)?.catch(() => undefined); // the first question tries again
    return;
  }
  const {id} = data;
  void think(data)
    .catch((error: unknown) => ({id, error: String(error)}))
    .then((answer: FromThinker) => {
      running.delete(id);
      postMessage(answer);
    });
});
