import {example, NO_GIRLS, type Snippet} from './snippet.js';

/** Diagrams without steps. */
export const positions: readonly Snippet[] = [
  {
    name: 'Four hands',
    markup: example(NO_GIRLS, '  <p>West is to lead. Nobody wants a queen.</p>'),
  },
  {
    name: 'One hand',
    markup: example(
      'game="king" contract="no-hearts" seat="S" hand="S:AQ7 H:K8 D:987"',
      '  <p>A hand that fears hearts.</p>',
    ),
  },
  {
    name: 'A hand and a trick',
    markup: example(
      'game="king-omnibus" seat="S" hand="S:AQ7 H:K8 D:98765 C:KQJ" trick="W:QH N:7H E:9H"',
      '  <p>Hearts are led.</p>',
    ),
  },
  {
    name: 'With a trump',
    markup: example(
      `game="king-preference" contract="praise" trump="H" lead="W"
  hands="N: S:KJ | E: H:7 D:K | S: S:Q8 | W: S:97"`,
      `
  <ol><li data-play="W:9S N:JS E:7H S:8S">East has no spades and trumps.</li></ol>`,
    ),
  },
  {
    name: 'A position in one line',
    markup: example(
      `position="king-simple; deal: 5; dealer: N; contract: no-king; trick: W:8S;
  hands: N: H:K D:9 C:Q | E: 3? | S: 3? | W: 2?" game="king-simple" seat="N"`,
      '  <p>North has no spades, and the King must go.</p>',
    ),
  },
  {
    name: 'Scores so far',
    markup: example(
      `game="king" contract="no-last-two" scores="-20 -8 -12 -8" lead="N"
  hands="N: S:K D:9 | E: 2? | S: 2? | W: 2?"`,
      '  <p>Two tricks are left, and both cost.</p>',
    ),
  },
  {
    name: 'A house rule',
    markup: example(
      `game="king" contract="no-boys" options="kingsAreBoys: on" lead="N"
  hands="N: S:K D:9 | E: S:J9 | S: S:8 H:8 | W: H:KJ"`,
      '  <p>Here kings count as boys.</p>',
    ),
  },
];
