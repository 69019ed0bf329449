import {example, NO_GIRLS, type Snippet} from './snippet.js';

/** Other languages, and tags other than the example. */
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
