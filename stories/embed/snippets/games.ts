import {example, type Snippet} from './snippet.js';

/** Examples, questions and positions of other games. */
export const games: readonly Snippet[] = [
  {
    name: 'God Save the King',
    markup: example(
      `mode="play" game="god-save-the-king"
  position="hands: N: KS 9S 2S; piles: 10 4" seat="N"`,
      '  <p>Three cards are left, the King among them. Lay your formation.</p>',
    ),
  },
  {
    name: 'Crush the Crown',
    markup: example(
      'mode="play" game="crush" deal="seed: tower" seat="N"',
      '  <p>No Queen in this hand: what do you give away?</p>',
    ),
  },
  {
    name: 'Find the King',
    markup: example(
      'mode="play" game="crown" variant="find" position="lord: N; row: witch beggar king dragon knight" seat="S"',
      '  <p>Five cards face down. One is the King.</p>',
    ),
  },
  {
    name: 'Tourney for the King',
    markup: example(
      'mode="play" game="crown" variant="tourney" position="rounds: beggar king | knight witch" seat="N"',
      '  <p>Two rounds are played; three cards each are left.</p>',
    ),
  },
  {
    name: 'The King at Court',
    markup: example(
      'mode="play" game="king-at-court" deal="seed: tower" seat="N"',
      '  <p>You are one of four. Who is the Dragon?</p>',
    ),
  },
  {
    name: 'Two formations meet',
    markup: example(
      'game="god-save-the-king" seat="S"',
      `
  <ol>
    <li data-play="N:8S/2S/TS S:JH/4H/9H">South sees its own three cards, and three backs.</li>
    <li data-play="N:pass S:pass">No rout. The flanks are turned, and both are South's.</li>
  </ol>`,
    ),
  },
  {
    name: 'A push, and a challenge',
    markup: example(
      `game="god-save-the-king" seat="N"
  position="hands: N: QS 7S | S: KH; piles: 9 8; tokens: false false;
  formations: <left centre right: 9S 4S 3S, 8H 2H 5H>; matches: <step: declare>"`,
      `
  <ol>
    <li data-play="N:declare_J S:declare_Q">Both bluff; South goes higher.</li>
    <li data-play="N:challenge">And is found out.</li>
  </ol>`,
    ),
  },
  {
    name: 'A spy is unmasked, another is sent',
    markup: example(
      `game="crush" seat="N" position="governments: KD QD JS | KH QH JH TH; active: N;
  hands: N: D:JT S:9 C:Q H:4 | S: D:3 H:5 S:2 C:8 H:8"`,
      `
  <ol>
    <li data-play="N:discover_JD" data-mark="!">The true jack takes his place.</li>
    <li data-play="N:spy_9S">And South gets a spy in return.</li>
    <li data-play="S:give_3D">Which costs a card each turn.</li>
  </ol>`,
    ),
  },
  {
    name: 'Which cards can be spies?',
    markup: example(
      `mode="quiz" ask="legal" game="crush" seat="N" position="phase: insert;
  governments: KD QD JD | KH QH JH TH; turn: N; hands: N: 9S QC *1 JS 9D"`,
      `
  <p>South's next card is the nine.</p>
  <ul><li data-play="right">The nine of a dead suit, the Queen for Hire, the joker.</li></ul>`,
    ),
  },
  {
    name: 'Which moves are allowed?',
    markup: example(
      `mode="quiz" ask="legal" game="god-save-the-king" seat="N"
  position="formations: <left centre right: 9S 4S 3S, 8H 2H 5H>; matches: <step: lastRout>"`,
      `
  <p>The flanks lie face up.</p>
  <ul>
    <li data-play="rout_left">Rout the left</li>
    <li data-play="rout_centre">Rout the centre</li>
    <li data-play="pass">Pass</li>
    <li data-play="right">Only what lies face down can be routed.</li>
  </ul>`,
    ),
  },
  {
    name: 'Even or odd',
    markup: example(
      'game="crown" variant="support" position="lord: N"',
      `
  <ol><li data-play="N:choose_king S:choose_knight">Eight is even: the lord's.</li></ol>`,
    ),
  },
  {
    name: 'What thwarts the King?',
    markup: example(
      'mode="quiz" game="crown" variant="defend" seat="N"',
      `
  <ul>
    <li data-play="choose_dragon" data-correct>So does the Witch.</li>
    <li data-play="choose_witch" data-correct>So does the Dragon.</li>
    <li data-play="*">Dragon and Witch thwart him.</li>
  </ul>`,
    ),
  },
  {
    name: 'A round is shown and scored',
    markup: example(
      `game="kingdom" seats="Ada Ben Cleo Dan" seat="Ada"
  position="dealer: Dan; phase: act; areas: death king dragon monk; hands: Ada: knight jester"`,
      `
  <ol>
    <li data-play="Ada:exchange" data-mark="!">Ben cannot refuse.</li>
    <li data-play="Ben:fold Cleo:fold Dan:fold">The others keep theirs: the King scores.</li>
  </ol>`,
    ),
  },
  {
    name: 'The soldier pays the king',
    markup: example(
      `game="kings-and-peasants" seat="N" position="phase: reign.exchange.fromSoldier;
  ranks: soldier king prince peasant; trump: S; shown: 7S;
  hands: N: S:A9 H:8Q D:7T C:6JK | E: S:KJ H:7J D:9QA C:9Q"`,
      `
  <ol>
    <li data-play="N:give_AS">His highest trump.</li>
    <li data-play="E:give_QD">For a good card.</li>
  </ol>`,
    ),
  },
  {
    name: 'Kings and Peasants',
    markup: example(
      'game="kings-and-peasants" deal="seed: tower" seat="W"',
      `
  <ol>
    <li data-play="W:name_king_prince_soldier_peasant">West names the ranks.</li>
    <li data-play="N:8S E:AS S:7S W:6S">The first trick of the election.</li>
  </ol>`,
    ),
  },
  {
    name: 'Court Ladder',
    markup: example(
      'game="court-ladder" deal="seed: tower" seat="C"',
      `
  <ol>
    <li data-play="C:trump_S">The King names spades.</li>
    <li data-play="C:attack_9S">The first attack goes to the next below.</li>
    <li data-play="F:beat_AS">It is beaten at a high price.</li>
  </ol>`,
    ),
  },
  {
    name: 'Death Over the Kingdom',
    markup: example(
      'mode="play" game="kingdom" seats="Ada Ben Cleo Dan Eve" deal="seed: tower" seat="Ada"',
      '  <p>A Monk, a Dragon and a Juggler. Which one stays?</p>',
    ),
  },
];
