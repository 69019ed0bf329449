/** What authors copy into their pages; `scripts/snippets.test.mjs` plays every one by the rules. */

/** A piece of a page, ready to be copied. */
export interface Snippet {
  /** Also the name of its story. */
  readonly name: string;
  readonly markup: string;
}

const NO_GIRLS = `game="king" variant="simple" contract="no-girls" seat="S" lead="W"
  hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"`;

const HEARTS_LED = `game="king" variant="simple" contract="no-king" options="heartLeadBan: off"
  seat="S" hand="S:AQ7 H:K8 D:987" trick="W:QH N:7H E:9H"`;

const example = (attributes: string, content: string): string =>
  `<game-example ${attributes}>\n${content.replace(/^\n|\n\s*$/g, '')}\n</game-example>`;

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
    name: 'A move that is no card',
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
      `game="kings-and-peasants" seat="N" position="scene: fromSoldier;
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

/** Other languages, and tags beside the example. */
export const more: readonly Snippet[] = [
  {
    name: 'По-русски',
    markup: `<div lang="ru">
${example(
  'mode="quiz" ask="winner" game="king" contract="no-girls" trick="W:QS N:7S E:AS S:KD"',
  '  <p>Ход с пик. Чья взятка?</p>',
)}
</div>`,
  },
  {
    name: 'Russian on an English page',
    markup: example(
      `locale="ru" lang="ru" ${NO_GIRLS}`,
      `
  <ol><li data-play="W:9S N:JS E:10S S:8S">Север берёт взятку.</li></ol>`,
    ),
  },
  {
    name: 'A whole game of King',
    markup: '<king-game variant="omnibus" seed="tower"><p>Omnibus, for four.</p></king-game>',
  },
  {
    name: 'A table of any game',
    markup:
      '<gstk-table game="god-save-the-king" players="3"><p>God Save the King.</p></gstk-table>',
  },
  {
    name: 'A game with the five-card deck',
    markup: '<crown-game variant="tourney"><p>Tourney for the King.</p></crown-game>',
  },
  {
    name: 'Cards in a sentence',
    markup: `<p>Beware of <playing-card rank="Q" suit="S" size="inline">Q♠</playing-card>: she costs
  thirteen, and <playing-card rank="10" suit="D" size="inline">10♦</playing-card> pays ten.</p>`,
  },
];

/** All of them, by the heading of their gallery. */
export const snippets = {examples, positions, quizzes, games, more};
