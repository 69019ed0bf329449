import {expect} from '@open-wc/testing';
import './game-example.js';

/** What is drawn at once takes the room of what comes with the rules: the page does not move. */

const KING = `game="king" variant="simple" contract="no-king" seat="S"
  hand="S:AQ7 H:K8 D:987" options="heartLeadBan: off"`;
const LINE = `<ol>
    <li data-play="S:8H">South ducks.</li>
    <li data-play="W:2S">West has no more hearts and leads a spade.</li>
  </ol>`;
const LESSONS = {
  view: `<game-example ${KING} trick="W:QH N:7H E:9H"><p>South must follow.</p>${LINE}</game-example>`,
  'hide-next': `<game-example mode="hide-next" ${KING} trick="W:QH N:7H E:9H">${LINE}</game-example>`,
  'a position': `<game-example ${KING} trick="W:QH"><p>South has yet to play.</p></game-example>`,
  quiz: `<game-example mode="quiz" ${KING} trick="W:QH N:7H E:9H">
    <p>Which card?</p>
    <ul><li data-play="8H" data-correct>Right.</li><li data-play="*">No.</li></ul>
  </game-example>`,
};

describe('<game-example> in its page', () => {
  for (const [name, markup] of Object.entries(LESSONS))
    for (const width of [320, 640])
      it(`${name} at ${width} px: nothing below it moves when it can be used`, async () => {
        const box = document.createElement('div');
        box.style.inlineSize = `${width}px`;
        document.body.append(box);
        box.innerHTML = markup;
        const example = box.querySelector('game-example')!;
        const height = (): number => example.getBoundingClientRect().height;
        await example.updateComplete;
        const before = height();
        await example.ready;
        expect(example.matches(':state(ready)')).to.equal(true);
        expect(height()).to.equal(before);
        box.remove();
      });
});
