// page: its own
import {expect} from '@open-wc/testing';
import {html, render, type TemplateResult} from 'lit';
import {frames, Table, until} from './gstk-table/table.fixture.js';
import {entryOf, registerGame} from './catalogue.js';
import './game-chart/game-chart.js';
import './game-example/game-example.js';
import type {GameExample} from './game-example/game-example.component.js';
import './gstk-table/gstk-table.js';
import type {GstkTable} from './gstk-table/gstk-table.component.js';
import {gameFromOutside} from './outside.fixture.js';
import {captureWarnings} from './warnings.fixture.js';

/** Games from outside in the tags of a page, whether their script comes before the tag or after it. */

/** The tests share their elements, which "fixture" would take away. */
function put<const Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  template: TemplateResult,
): HTMLElementTagNameMap[Name] {
  const box = document.createElement('div');
  document.body.prepend(box);
  render(template, box);
  return box.querySelector(name)!;
}

const table = (game: string): GstkTable =>
  put(
    'gstk-table',
    html`<gstk-table
      game=${game}
      players="2"
      seed="7"
      speed="instant"
      storage-key="off"
      loading="eager"
      ><p>Acme rules.</p></gstk-table
    >`,
  );

const isMyTurn = (one: GstkTable): boolean => one.matches(':state(my-turn)');

describe('a game from outside', () => {
  let early: GstkTable;
  let example: GameExample;

  before(() => {
    localStorage.clear();
    early = table('acme/high-card');
    example = put(
      'game-example',
      html`<game-example
        game="acme/high-card"
        players="2"
        options="cards:3"
        hands="AH KD 7S | ? ? ?"
      >
        <ol>
          <li data-play="N:AH">A leads.</li>
        </ol>
      </game-example>`,
    );
  });

  it('is waited for: until it is registered a table shows what the page wrote', async () => {
    await early.updateComplete;
    expect(early.innerText.trim()).to.equal('Acme rules.');
    expect(early.matches(':state(loading)')).to.equal(true);
  });

  it('begins at waiting tables once it is registered, and is not dealt again later', async () => {
    expect(registerGame(gameFromOutside('acme/high-card'))).to.equal(true);
    await until(() => isMyTurn(early), 'the waiting table plays');
    const {view} = early;
    early.sound = 'off';
    early.requestUpdate();
    await early.updateComplete;
    expect(early.view).to.equal(view);
    expect(early.shadowRoot!.querySelector('[aria-label="Acme High Card"]')).not.to.equal(null);
  });

  it('is played like a game of the library from then on, to its end', async () => {
    const late = await Table.ready({
      tag: 'gstk-table',
      attributes: {game: 'acme/high-card', players: '2'},
    });
    while (!late.is('game-over')) {
      late.host.play((late.host.view as unknown as {hands: string[][]}).hands[0]![0]!);
      await late.rests();
    }
    expect(late.host.record!.game).to.equal('acme/high-card');
    late.clear();
  });

  it('is drawn by examples that named it before', async () => {
    await until(
      () => example.shadowRoot.querySelector('[data-do]') !== null,
      'the example is drawn',
    );
    expect(example.shadowRoot.querySelector('.faults')).to.equal(null);
  });

  it('that has no chart leaves what the page wrote in its place', async () => {
    const warnings = await captureWarnings(async () => {
      const chart = put(
        'game-chart',
        html`<game-chart game="acme/high-card"><p>Lead, follow, over.</p></game-chart>`,
      );
      await chart.updateComplete;
      await (await entryOf('acme/high-card')!.guide!()).rulebook.text('acme/high-card', 'en');
      await frames(2);
      expect(chart.shadowRoot.querySelector('slot')).not.to.equal(null);
      expect(chart.innerText).to.contain('Lead, follow, over.');
    });
    expect(warnings).to.deep.equal([
      '<game-chart> game="acme/high-card": this game has no chart yet',
    ]);
  });
});

describe('a game that no script registers', () => {
  it('is reported on the console by a table, which goes on waiting', async () => {
    const warnings = await captureWarnings(async () => {
      const lost = table('acme/lost');
      await lost.updateComplete;
      await until(() => lost.innerText.trim() === 'Acme rules.', 'the text stays');
    });
    expect(warnings).to.deep.equal([
      '<gstk-table> game="acme/lost": no script has registered this game yet',
    ]);
  });

  it('is a fault of an example that the page shows', async () => {
    const lost = put(
      'game-example',
      html`<game-example game="acme/high-crad" hand="AH"><p>A leads.</p></game-example>`,
    );
    await until(() => lost.shadowRoot.querySelector('.faults') !== null, 'the fault is shown');
    expect(lost.shadowRoot.querySelector('.faults')!.textContent).to.contain('acme/high-card');
  });
});
