import {example, type Snippet} from './snippet.js';

const HEARTS_LED = `game="king" variant="simple" contract="no-king" options="heartLeadBan: off"
  seat="S" hand="S:AQ7 H:K8 D:987" trick="W:QH N:7H E:9H"`;

const TRICK = 'game="king" contract="no-girls" trick="W:QS N:7S E:AS S:KD"';

/** Questions, answered by the rules. */
export const quizzes: readonly Snippet[] = [
  {
    name: 'Which card?',
    markup: example(
      `mode="quiz" ${HEARTS_LED}`,
      `
  <p>You must follow hearts. Which card?</p>
  <ul>
    <li data-play="8H" data-correct>Right. Under the queen, the king survives.</li>
    <li data-play="KH">You would win the trick with your own king.</li>
    <li data-play="*">Not allowed: you hold hearts.</li>
  </ul>`,
    ),
  },
  {
    name: 'Which cards are allowed?',
    markup: example(
      `mode="quiz" ask="legal" ${HEARTS_LED}`,
      '  <p>Touch every card that may be played.</p>',
    ),
  },
  {
    name: 'Who takes the trick?',
    markup: example(
      `mode="quiz" ask="winner" ${TRICK}`,
      `
  <p>West led spades.</p>
  <ul>
    <li data-play="right">The ace is the highest spade.</li>
    <li data-play="*">Only spades can win here.</li>
  </ul>`,
    ),
  },
  {
    name: 'What does the trick cost?',
    markup: example(`mode="quiz" ask="cost" ${TRICK}`, '  <p>Each girl costs four.</p>'),
  },
  {
    name: 'What is it worth in Omnibus?',
    markup: example(
      'mode="quiz" ask="cost" game="king-omnibus" trick="W:2S N:QS E:AS S:10D"',
      '  <p>The black queen and the red ten in one trick.</p>',
    ),
  },
  {
    name: 'Who takes it with a trump?',
    markup: example(
      `mode="quiz" ask="winner" game="king-preference" contract="praise" trump="H"
  trick="W:AS N:7S E:7H S:8S"`,
      '  <p>Hearts are trumps.</p>',
    ),
  },
  {
    name: 'A run of questions with a score',
    markup: [
      example(
        `mode="quiz" ask="winner" run="week 1" ${TRICK}`,
        '  <p>First: whose is this trick?</p>',
      ),
      example(
        'mode="quiz" ask="winner" run="week 1" game="king" contract="no-tricks" trick="N:8D E:TD S:QD W:AC"',
        '  <p>Second: and this one?</p>',
      ),
    ].join('\n\n'),
  },
  {
    name: 'A move other than a card',
    markup: example(
      'mode="quiz" game="god-save-the-king" seat="N" position="hands: N: KS 9S 2S; piles: 10 4"',
      `
  <p>Your last three cards. Where does the King stand?</p>
  <ul>
    <li data-play="9S/KS/2S" data-label="In the centre" data-correct>There he is never turned up.</li>
    <li data-play="KS/9S/2S" data-label="On a flank">Flanks are shown, and he would fall.</li>
  </ul>`,
    ),
  },
];
