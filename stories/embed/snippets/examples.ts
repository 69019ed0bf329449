import {example, NO_GIRLS, type Snippet} from './snippet.js';

/** Positions and plays to step through. */
export const examples: readonly Snippet[] = [
  {
    name: 'One trick after another',
    markup: example(
      NO_GIRLS,
      `
  <p>West tries to catch the queen of spades.</p>
  <ol>
    <li data-play="W:9S N:JS E:10S">West leads low; North covers.</li>
    <li data-play="S:8S">South ducks, and North has the trick.</li>
    <li data-play="N:9H">North leads a heart.</li>
  </ol>`,
    ),
  },
  {
    name: 'Marks for good and bad plays',
    markup: example(
      NO_GIRLS,
      `
  <ol>
    <li data-play="W:9S" data-mark="!?">West fishes for the queen.</li>
    <li data-play="N:KS" data-mark="?!">The king spares nobody but East.</li>
    <li data-play="E:TS S:8S" data-mark="!">South keeps the queen back.</li>
    <li data-play="N:JS" data-mark="??">Into the queen: it takes this trick.</li>
  </ol>`,
    ),
  },
  {
    name: 'A variation: one play',
    markup: example(
      NO_GIRLS,
      `
  <ol>
    <li data-play="W:9S N:JS E:10S">Spades.</li>
    <li data-play="S:8S" data-mark="!">South ducks.
      <ul><li data-play="S:QS" data-mark="?">The queen takes the trick, and costs four.</li></ul>
    </li>
  </ol>`,
    ),
  },
  {
    name: 'A variation of several steps',
    markup: example(
      NO_GIRLS,
      `
  <ol>
    <li data-play="W:9S N:JS E:10S S:8S">North takes the trick.
      <ol>
        <li data-play="S:QS" data-mark="?">South could take it instead.</li>
        <li data-play="S:9D W:7C N:QD E:KD" data-mark="??">And lead a diamond: East gets a queen.</li>
      </ol>
    </li>
    <li data-play="N:9H E:8H">On to hearts.</li>
  </ol>`,
    ),
  },
  {
    name: 'Two variations of one step',
    markup: example(
      NO_GIRLS,
      `
  <ol>
    <li data-play="W:9S N:JS">North plays under his king.
      <ul>
        <li data-play="N:KS">The king would do as well here.</li>
        <li data-play="W:7C N:QD" data-mark="?!">Or a club from West: there goes a queen.</li>
      </ul>
    </li>
  </ol>`,
    ),
  },
  {
    name: 'What comes next is hidden',
    markup: example(
      `mode="hide-next" ${NO_GIRLS}`,
      `
  <p>What would South play? Step on to see.</p>
  <ol>
    <li data-play="W:9S N:JS E:10S">Spades go round.</li>
    <li data-play="S:8S" data-mark="!">The eight: the queen stays at home.</li>
  </ol>`,
    ),
  },
  {
    name: 'Begin in the middle',
    markup: example(
      `step="1" no-play ${NO_GIRLS}`,
      `
  <ol>
    <li data-play="W:9S N:JS E:10S">Three cards lie on the table.</li>
    <li data-play="S:8S">South closes the trick.</li>
  </ol>`,
    ),
  },
  {
    name: 'Three at the table',
    markup: example(
      'game="king" variant="threesome" deal="seed: tower" seat="W"',
      `
  <ol>
    <li data-play="W:7H N:8H S:JH">West is rid of a small heart.</li>
    <li data-play="S:8S W:7S N:AD">North has no spades and throws the ace.</li>
  </ol>`,
    ),
  },
  {
    name: 'A deal from a seed',
    markup: example(
      'game="king-omnibus" deal="seed: tower" seat="N"',
      `
  <p>All readers get the same cards from the same seed.</p>
  <ol>
    <li data-play="N:2C E:AC S:AH W:KC">South has no clubs.</li>
    <li data-play="E:8S S:3S W:5S N:KS">Spades.</li>
  </ol>`,
    ),
  },
  {
    name: 'The players by name',
    markup: example(
      `game="king" contract="no-tricks" seats="Nora Emil Sven Wanda" lead="Wanda"
  hands="Nora: S:KJ | Emil: S:T D:K | Sven: S:Q8 | Wanda: S:97"`,
      `
  <ol>
    <li data-play="Wanda:9S Nora:KS Emil:10S Sven:QS">Nora takes the trick.</li>
  </ol>`,
    ),
  },
];
