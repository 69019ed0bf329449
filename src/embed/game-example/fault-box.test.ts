// page: its own
import {expect, html} from '@open-wc/testing';
import {strangeAttributes} from '../../lesson/fault-help.js';
import {until} from '../gstk-table/table.fixture.js';
import {renderExample} from '../render-example/render-example.js';
import {inside, lesson} from './example.fixture.js';

/** The faults that an author sees next to an example. */

const HANDS = 'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7';

const told = (example: Parameters<typeof inside>[0]): readonly string[] =>
  [...inside(example).querySelectorAll('.faults p')].map((one) => one.textContent);

describe('faults of an example', () => {
  it('say whose turn it is and what may be written, once, as a build does', async () => {
    const example = await lesson(html`<game-example
      game="king-simple"
      contract="no-girls"
      lead="W"
      hands=${HANDS}
      ><ol>
        <li data-play="W:9S N:9H">North has a spade.</li>
      </ol></game-example
    >`);
    await until(() => told(example).length > 0, 'the fault is shown');
    expect(told(example)).to.have.length(1);
    const [fault] = told(example);
    expect(fault).to.match(/^data-play="W:9S N:9H" West: 9 of spades\. North: 9 of hearts is not/);
    expect(fault).to.match(/To play: North\. Allowed here: N:JS N:KS$/);
    expect(inside(example).querySelector('.faults mark')!.textContent).to.equal('N:9H');
    const attributes = {game: 'king-simple', contract: 'no-girls', lead: 'W', hands: HANDS};
    const thrown = await renderExample(
      attributes,
      '<ol><li data-play="W:9S N:9H">North has a spade.</li></ol>',
    ).catch((error: unknown) => (error as Error).message);
    expect(thrown).to.contain('To play: North. Allowed here: N:JS N:KS');
  });

  it('are in Russian on a Russian page, from a build too', async () => {
    const example = await lesson(html`<game-example
      locale="ru"
      game="king-simple"
      contract="no-girls"
      lead="W"
      hnads="N"
      hands=${HANDS}
      ><ol>
        <li data-play="W:9S N:9H">У Севера есть пика.</li>
      </ol></game-example
    >`);
    await until(() => told(example).length > 1, 'both faults are shown');
    expect(told(example)[0]).to.equal('hnads="N" такого атрибута нет; может быть, «hands»?');
    expect(told(example)[1]).to.match(/Ходит: Север\. Здесь можно: N:JS N:KS$/);
    const shown = async (hands: string): Promise<string> =>
      renderExample({game: 'king-simple', hands}, '', {locale: 'ru'}).then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
    expect(await shown('N: S:KX')).to.match(/"KX?": это не (карта|масть с картами)|это не/);
    expect(await shown('N: AS KS | E: AS QS')).to.match(/^<game-example hands>: [^a-z]*hands, /);
  });

  it('know every attribute', () => {
    const {observedAttributes} = customElements.get('game-example') as unknown as {
      readonly observedAttributes: readonly string[];
    };
    for (const name of observedAttributes)
      expect([...strangeAttributes([`${name}q`, name])], name).to.deep.equal([[`${name}q`, name]]);
  });

  it('name the attribute, the game and the seat that may be meant', async () => {
    const example = await lesson(
      html`<game-example game="king-simpel" hnads="N: S:KJ" title="x"></game-example>`,
    );
    await until(() => told(example).length > 1, 'both faults are shown');
    expect(told(example)).to.deep.equal([
      'hnads="N: S:KJ" is not read; did you mean "hands"?',
      'game="king-simpel" "king-simpel" is not a game of the catalogue; did you mean "king-simple"?',
    ]);
    const twice = await lesson(html`<game-example
      game="king-simple"
      trick="W:9C"
      hands="W: AC KC QC JC 10C 8C 7C | N: AC AS KS QS JS 10S 9S 8S"
    ></game-example>`);
    await until(() => told(twice).length > 0, 'the fault is shown');
    expect(told(twice)[0]).to.contain('hands of North').and.to.contain('hands of West');
    expect(told(twice)[0]).not.to.match(/\[\d\]|line \d/);
  });
});
