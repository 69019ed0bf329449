import {expect} from '@open-wc/testing';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {defineAll} from '../../embed/define-all.js';
import {repeated} from '../../testing/full.fixture.js';
import {clean, frames, Table, until} from '../../embed/gstk-table/table.fixture.js';

/** What pages and readers may request, by the rows of docs/checklist.md. */

const isShown = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).display !== 'none';

describe('requests to a table', () => {
  before(clean);
  afterEach(async () => {
    await emulateMedia({media: 'screen'});
    document.documentElement.dir = '';
    await clean();
  });

  it('row 49: for the left hand the fan shows right edges, each in reach', async () => {
    for (const width of repeated([320, 600])) {
      await setViewport({width, height: 800});
      const table = await Table.ready({attributes: {handedness: 'left'}, width: width - 16});
      await until(() => table.find('gstk-hand[left]'), 'the hand is turned');
      await table.stands();
      const hand = table.find('gstk-hand')!.shadowRoot!;
      for (const card of table.cards) {
        const strip = card.getBoundingClientRect();
        expect(strip.width).to.be.at.least(24);
        const face = card.querySelector('.gk')!.getBoundingClientRect();
        expect(Math.abs(face.right - strip.right)).to.be.below(5);
        const at = hand.elementFromPoint(strip.right - 6, strip.top + 14);
        expect(at?.closest('.card'), 'nothing lies on its corner').to.equal(card);
      }
      const [buttons, say] = ['.actions', '.say'].map((one) => table.find(one)!);
      expect(buttons!.getBoundingClientRect().x).to.be.below(say!.getBoundingClientRect().x);
      const [tools, own, all] = ['.table > .tools', 'gstk-seat[own]', '.table'].map((one) =>
        table.find(one)!.getBoundingClientRect(),
      );
      expect(tools!.left - all!.left, 'undo and hint are at the left').to.be.below(32);
      expect(own!.left, 'beside the seat').to.be.at.least(tools!.right);
      table.clear();
    }
  });

  it('row 49: for the left hand a coach mark is closed at the left', async () => {
    const attributes = {handedness: 'left', 'storage-key': 'left'};
    const table = await Table.lay({novice: true, attributes, width: 320});
    // A lesson may be offered before, with two buttons below its sentence.
    const speaks = (): boolean => {
      table.find('.coach [data-id=no-lesson]')?.click();
      return table.find('.coach [data-id=got-it]') !== null;
    };
    const turned = (): unknown => table.is('left') && table.find('gstk-hand[left]');
    await until(() => speaks() && turned(), 'the coach speaks at a table that is turned');
    const [got, say] = ['.coach .button', '.coach .say'].map((one) =>
      table.find(one)!.getBoundingClientRect(),
    );
    expect(got!.right).to.be.at.most(say!.left);
  });

  it('row 87: right-to-left mirrors the frame, but not the order of play', async () => {
    const x = (table: Table, selector: string): number => {
      const {x: left, width} = table.find(selector)!.getBoundingClientRect();
      return left + width / 2;
    };
    const look = async (dir: string): Promise<readonly boolean[]> => {
      document.documentElement.dir = dir;
      const table = await Table.ready({width: 1000});
      await table.stands();
      const middle = x(table, '.table');
      const seen = ['.aside', '.tools', 'gstk-seat[data-seat="1"]', 'gstk-seat[data-seat="3"]'].map(
        (one) => x(table, one) > (one === '.aside' ? middle : x(table, 'gstk-trick')),
      );
      table.clear();
      return seen;
    };
    expect(await look('ltr')).to.deep.equal([true, true, false, true]);
    expect(await look('rtl')).to.deep.equal([false, false, false, true]);
  });

  it('row 89: on paper a table is a diagram without buttons and colour', async () => {
    const table = await Table.ready({
      tag: 'gstk-table',
      attributes: {game: 'king-simple'},
      width: 1000,
    });
    const forPaper = (): boolean =>
      table.root.adoptedStyleSheets.some(({cssRules}) =>
        [...cssRules].some(({cssText}) => cssText.includes('grayscale')),
      );
    await until(forPaper, 'the sheet is there, though nobody has touched the table');
    await emulateMedia({media: 'print'});
    expect(['.bar', '.actions', '.aside'].filter((one) => isShown(table.find(one)))).to.deep.equal(
      [],
    );
    expect(isShown(table.find('gstk-hand'))).to.equal(true);
    expect(getComputedStyle(table.find('.table')!).filter).to.contain('grayscale');
    table.host.setAttribute('game', 'find-the-king');
    await until(() => table.find('.roles'), 'another game');
    expect(forPaper(), 'with the styles of another game').to.equal(true);
  });

  it('row 92: parts are styled from outside, at every width', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    const parts = ['table', 'contract', 'prompt', 'hand', 'card', 'card-face', 'seat', 'seat-name'];
    style.textContent = [...parts, 'trick', 'button', 'bar']
      .map((part) => `king-game::part(${part}) { outline: 3px dotted rgb(1 2 3); }`)
      .join('\n');
    try {
      for (const width of repeated([320, 1000, 600])) {
        const table = await Table.ready({width});
        const inside = (tag: string, part: string): Element =>
          table.find(tag)!.shadowRoot!.querySelector(`[part~=${part}]`)!;
        const found = [
          ...['table', 'contract', 'prompt', 'button', 'bar'].map((part) =>
            table.find(`[part~=${part}]`)!,
          ),
          ...['hand', 'card', 'card-face'].map((part) => inside('gstk-hand', part)),
          ...['seat', 'seat-name'].map((part) => inside('gstk-seat', part)),
          inside('gstk-trick', 'trick'),
        ];
        for (const element of found)
          expect(getComputedStyle(element).outlineStyle, element.className).to.equal('dotted');
        table.clear();
      }
    } finally {
      style.remove();
    }
  });

  it('hints="off", undo="off" and readonly remove what they name', async () => {
    const table = await Table.ready({attributes: {hints: 'off', undo: 'off'}});
    expect(table.actions()).to.deep.equal([]);
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.host.undo()).to.equal(false);
    table.clear();
    const still = await Table.lay({attributes: {readonly: ''}});
    await until(() => still.is('ready'), 'it lies there');
    await frames(20);
    still.host.play(still.hand()[0]!);
    expect([still.moves, still.is('my-turn')]).to.deep.equal([0, false]);
  });

  it('defineAll gives every tag a name chosen by the page', async () => {
    await defineAll({prefix: 'own'});
    const host = document.createElement('own-king-game');
    host.setAttribute('storage-key', 'off');
    document.body.append(host);
    await until(() => host.matches(':state(ready)'), 'it plays');
    for (const tag of ['playing-card', 'game-example', 'gstk-table', 'crown-game'])
      expect(customElements.get(`own-${tag}`), tag).not.to.equal(undefined);
    host.remove();
  });
});
