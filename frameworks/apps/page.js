// What every app of this folder renders: all tags, with attributes and with properties, and a list of
// examples that changes. The test drives the page by `window.app`.

/** Defines every tag. */
export const define = async () => (await import('gstk/define-all')).defineAll();

const asked = globalThis.location?.search ?? '';

/**
 * Whether templates give objects as they give texts, `?objects=plain`; else in the way of their framework
 * that works before a tag is defined, too.
 */
export const arePlain = asked.includes('objects=plain');
/** Whether the page comes from a server, where React adds no listeners of its own. */
export const isHydrated = asked.includes('hydrated');
/** True in a browser. */
export const isBrowser = globalThis.window !== undefined;

/** A lesson; its author gives lists and objects too. */
export const LESSON = {
  game: 'king-simple',
  contract: 'no-girls',
  seat: 'S',
  lead: 'W',
  seats: ['Nora', 'Emil', 'Sven', 'Wanda'],
  hands: ['S:KJ H:9 D:Q', ['TS', '7H', '8H', 'KD'], 'S:Q8 H:A D:9', 'S:97 H:Q C:7'],
};
export const QUESTION = {
  game: 'king-simple',
  contract: 'no-king',
  seat: 'S',
  hand: 'S:AQ7 H:K8 D:987',
  trick: ['W:QH', 'N:7H', 'E:9H'],
  options: {heartLeadBan: 'off'},
};
/** The state of a table of Simple King, as the reader in the south sees it. */
export const POSITION = {
  seats: 4,
  hands: [
    [null, null],
    [null, null],
    ['KS', 'QS'],
    [null, null],
  ],
  contract: {id: 'no-tricks'},
  turn: [2],
};
/** The record of a match, as a table gives it. */
export const RECORD = {
  ...{game: 'king-simple', version: 1, seats: 4, options: {}, seed: 'x'},
  moves: ['3:7H', '0:JH', '1:KH', '2:QH'],
};
export const OPTIONS = {heartLeadBan: 'off'};
export const DECK = [
  {id: 'plague', value: 0, copies: 9},
  {id: 'spy', value: 2, copies: 9},
];
/** Bots that play their last legal move, and count. */
export const BOTS = {
  asked: 0,
  choose({moves}) {
    BOTS.asked += 1;
    return {move: moves.at(-1)};
  },
};

/** The initial state of the page. */
export const FIRST = {
  variant: 'simple',
  players: 4,
  options: OPTIONS,
  position: POSITION,
  examples: ['a', 'b', 'c'],
  plays: ['W:9S N:JS E:TS', 'S:8S'],
  isShown: true,
};

/** The events that listeners of the templates have heard. */
export const heard = [];
export const hear = (event) => {
  heard.push({type: event.type, on: event.currentTarget?.id, detail: event.detail});
};

/**
 * Begins an app, with `?tags=before` once all tags are defined, else at once.
 * @param mount renders the initial state, or hydrates what a server has rendered in the element; returns
 *   `render(state)` and `unmount()`
 */
export async function begin(mount) {
  if (asked.includes('tags=before')) await define();
  await window.beforeMount?.(); // a reader who is quicker than the page
  const app = await mount(document.getElementById('root'), FIRST);
  window.app = {...app, define, heard, bots: BOTS, first: FIRST};
}
