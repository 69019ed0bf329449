/**
 * The acts of a reader of the page. `at` puts the focus somewhere, as if the reader had come there;
 * speech before `from` is not compared, and `keys` are pressed one after another.
 */
const INSIDE = (tag, selector) =>
  `document.querySelector('${tag}').shadowRoot.querySelector('${selector}').focus()`;

export const ACTS = [
  {title: 'The table is focused', keys: ['Tab', 'Tab', 'Tab'], from: /^Before the table/},
  {title: 'The hand is walked through', keys: ['Right', 'Right', 'End', 'Home', 'h']},
  {title: 'A card is played, then bots play: a trick', keys: ['Return']},
  {title: 'A card that may not be played is refused', keys: ['End', 'Return']},
  {title: 'A legal card is played', keys: ['Home', 'Right', 'Return']},
  {
    title: 'The rules are opened and closed',
    at: INSIDE('king-game', '[data-panel=rules]'),
    keys: ['Return', 'Escape'],
  },
  {
    title: 'An example is stepped through',
    at: INSIDE('game-example', '[data-do=next]'),
    keys: ['Return', 'Return'],
  },
];
