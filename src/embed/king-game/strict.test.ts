import {expect} from '@open-wc/testing';
import type {KingView} from '../../games/king/types.js';
import {clean, everything, frames, until} from '../gstk-table/table.fixture.js';
import type {KingGame} from './king-game.component.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/**
 * A page under `default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for
 * 'script'; trusted-types lit-html` reports no violation, and the console stays silent.
 */
describe('<king-game> under a strict policy', () => {
  let frame: HTMLIFrameElement;
  let host: KingGame;
  let complaints: readonly string[];

  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.src = '/src/embed/king-game/strict.fixture.html?csp';
    frame.width = '700';
    frame.height = '900';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    host = frame.contentDocument!.querySelector('king-game')!;
    ({complaints} = frame.contentWindow as unknown as {complaints: string[]});
    await until(() => host.matches(':state(my-turn)'), 'the reader is asked');
  });
  afterEach(async () => {
    frame.remove();
    await clean();
  });

  const view = (): KingView => host.view as unknown as KingView;
  const push = async (selector: string): Promise<void> => {
    for (const element of everything(host.shadowRoot!))
      if (element.matches(selector)) {
        (element as HTMLElement).click();
        await frames(3);
        return;
      }
    throw new Error(`there is no ${selector}`);
  };
  const legalCard = (): HTMLElement => {
    const hand = host.shadowRoot!.querySelector('gstk-hand')!.shadowRoot!;
    return hand.querySelector('.card:not([aria-disabled])')!;
  };
  const rests = async (): Promise<void> => {
    await frames(1);
    await until(
      () => ['my-turn', 'deal-over', 'game-over'].some((state) => host.matches(`:state(${state})`)),
      'the table rests',
    );
  };

  it('is really under it', async () => {
    const {document: page} = frame.contentWindow!;
    const style = page.createElement('p');
    style.setAttribute('style', 'color: red');
    await until(() => complaints.length > 0, 'an inline style is reported');
    expect(complaints[0]).to.match(/^policy: style-src/);
    const div = page.createElement('div');
    expect(() => (div.innerHTML = '<b>x</b>')).to.throw(/TrustedHTML|Sink type mismatch/);
  });

  it('rows 74 and 75: plays a deal, and another begins, with no report', async function () {
    this.timeout(240_000);
    while (host.matches(':state(my-turn)')) {
      const before = host.record!.moves.length;
      legalCard().click();
      await until(() => host.record!.moves.length > before, 'a card is played');
      await rests();
    }
    expect(view().sheet).to.have.length(1);
    await push('.actions .button-primary');
    await rests();
    expect(view().deal).to.equal(2);
    expect(complaints).to.deep.equal([]);
  });

  it('rows 74 and 75: hint, undo, refusal, panels, menu and settings leave no report', async () => {
    await push('.card:not([aria-disabled])');
    await rests();
    await push('[data-id=hint]');
    await push('[data-id=undo]');
    await push('.card[aria-disabled]');
    for (const panel of ['this-deal', 'scores', 'log', 'rules', 'menu']) {
      await push(`[data-panel=${panel}]`);
      await until(() => host.shadowRoot!.querySelector('gstk-dialog > *'), panel);
      await frames(3);
      if (panel === 'menu')
        for (const value of ['two-colour', 'felt', 'ru', 'large']) {
          await push(`input[value=${value}]`);
        }
      await push('dialog .head button');
      await until(() => !host.shadowRoot!.querySelector('gstk-dialog'), 'the dialog is closed');
    }
    expect(complaints).to.deep.equal([]);
  });

  itNightly(
    'plays against experts, which think on the page itself, with no report',
    async function () {
      this.timeout(240_000);
      await push('[data-panel=menu]');
      await until(() => host.shadowRoot!.querySelector('gstk-dialog > *'), 'the menu is open');
      await push('input[value=expert]');
      await push('dialog .head button');
      await until(() => !host.shadowRoot!.querySelector('gstk-dialog'), 'the menu is closed');
      for (let tricks = 1; tricks < 3; tricks++) {
        legalCard().click();
        await until(() => view().played.length >= tricks, 'three experts have played');
        await rests();
      }
      expect(complaints).to.deep.equal([]);
    },
  );
});
