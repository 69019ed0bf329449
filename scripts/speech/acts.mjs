/**
 * The acts of a reader of the page. `at` puts the focus somewhere, as if the reader had come there;
 * speech before `from` is not compared, and `keys` are pressed one after another, each once the expression
 * `settled` is true.
 */
const INSIDE = (tag, selector) =>
  `document.querySelector('${tag}').shadowRoot.querySelector('${selector}').focus()`;
const HAND = (tag) => INSIDE(tag, '[exportparts^=hand]');

export const ACTS = [
  {title: 'The table is focused', keys: ['Tab', 'Tab', 'Tab'], from: /^Before the table/},
  {title: 'The hand is walked through', keys: ['Right', 'Right', 'End', 'Home', 'h']},
  {title: 'A card is played, then bots play: a trick', keys: ['Return']},
  {title: 'A card that may not be played is refused', keys: ['End', 'Return']},
  {title: 'A legal card is played', keys: ['Home', 'Right', 'Return']},
  {
    title: 'The rules are opened and closed',
    at: INSIDE('#first', '[data-panel=rules]'),
    // Nobody closes a panel while it opens.
    settled: `(() => {
      const {shadowRoot} = document.querySelector('#first');
      return shadowRoot.querySelector('.table').inert || !shadowRoot.querySelector('[exportparts^=dialog]');
    })()`,
    keys: ['Return', 'Tab', 'Escape'],
  },
  {
    title: 'An example is stepped through',
    at: INSIDE('game-example', '[data-do=next]'),
    keys: ['Return', 'Return', 'Return'],
  },
  {title: 'A deal ends', at: HAND('#last'), keys: []},
  {title: 'A trick at a table that says little', at: HAND('#brief'), keys: ['Return']},
  {title: 'The same trick at a table that says much', at: HAND('#full'), keys: ['Return']},
  {title: 'The page goes on', at: `document.querySelector('#after').focus()`, keys: []},
];
