// Pages with a table, for everything that measures them: their HTML, when they are ready, and their
// requests.

/** A page with a head and a body of its own. */
export const page = (body, head = '') => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>bench</title>${head}<body>${body}`;

export const moduleScript = (src) => `<script type="module" src="${src}"></script>`;

/** The tag of a game as a page writes it, `<king-game variant="omnibus">`, with further attributes. */
export function openTag({id, tag}, more = '') {
  const own = tag.name === 'gstk-table' ? {game: id} : {variant: tag.variant, version: tag.version};
  const named = Object.entries(own).flatMap(([name, value]) => (value ? `${name}="${value}"` : []));
  return `<${[tag.name, ...named, more].filter(Boolean).join(' ')}>`;
}

/** In the page: a table that can be played shows the reader's cards, or its board if it has no hand. */
export const tableReady = () => {
  const table = document.querySelector(
    'king-game, crown-game, crush-game, kingdom-game, gstk-table',
  );
  if (!table?.matches(':state(ready)')) return false;
  const hand = table.shadowRoot.querySelector('[exportparts^=hand]');
  return hand ? Boolean(hand.shadowRoot?.querySelector('.card')) : Boolean(table.view);
};

/** In the page: thirteen cards lie on a table that takes a tap. */
export const thirteen = () => {
  const table = document.querySelector('king-game, gstk-table');
  if (!table?.matches(':state(ready)')) return false;
  const hand = table.shadowRoot.querySelector('[exportparts^=hand]');
  return (hand?.shadowRoot?.querySelectorAll('.card').length ?? 0) >= 13;
};

/**
 * In the page: the first picture of a table is there, in which a press counts; it is the table itself, or a
 * drawing that the table replaces.
 */
export const pictured = () => {
  const table = document.querySelector(
    'king-game, crown-game, crush-game, kingdom-game, gstk-table',
  );
  const picture = table?.shadowRoot?.querySelector('gstk-first-picture')?.shadowRoot;
  const drawn = picture ?? (table?.matches(':defined:state(ready)') ? table.shadowRoot : undefined);
  const hand = drawn?.querySelector('[exportparts^=hand]');
  return Boolean(drawn && (!hand || hand.shadowRoot?.querySelector('.card')));
};

/** In the page: the elements of it and of its heaviest diagram or board, those in shadow roots too. */
export const countNodes = () => {
  const shadow = ({shadowRoot}) => (shadowRoot ? count(shadowRoot) : 0);
  const count = (root) =>
    [...root.querySelectorAll('*')].reduce((sum, one) => sum + 1 + shadow(one), 0);
  const diagrams = [...document.querySelectorAll('game-example, chess-board')];
  return {
    nodes: count(document.body),
    heaviest: Math.max(0, ...diagrams.map((one) => count(one) + shadow(one))),
  };
};

/** Whether an address is neither that of the page nor of the icon that browsers ask for themselves. */
export const isOfPage = (address, url) => address !== url && !address.endsWith('favicon.ico');
