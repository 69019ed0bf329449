import {expect} from '@open-wc/testing';
import {clean, everything, frames, until} from '../gstk-table/table.fixture.js';
import type {CrushGame} from './crush-game.component.js';
import {LATE} from './positions.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/**
 * A page under `default-src 'self'; style-src 'self'; … trusted-types lit-html` reports no violation.
 */
describe('<crush-game> under a strict policy', () => {
  let frame: HTMLIFrameElement;
  let host: CrushGame;
  let complaints: readonly string[];

  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.src = '/src/embed/crush-game/strict.fixture.html?csp';
    frame.width = '700';
    frame.height = '900';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    host = frame.contentDocument!.querySelector('crush-game')!;
    ({complaints} = frame.contentWindow as unknown as {complaints: string[]});
    await until(() => host.matches(':state(my-turn)'), 'the reader is asked');
  });
  afterEach(async () => {
    frame.remove();
    await clean();
  });

  /** Clicks the first matching element. */
  const push = (...selectors: readonly string[]): void => {
    const all = [...everything(host.shadowRoot!)];
    const found = selectors.flatMap((selector) => all.find((one) => one.matches(selector)) ?? []);
    if (!found[0]) throw new Error(`there is no ${selectors.join(', ')}`);
    (found[0] as HTMLElement).click();
  };
  const rests = (): Promise<void> =>
    until(() => host.matches(':state(my-turn), :state(game-over)'), 'the table rests');

  itNightly(
    'rows 74 and 75: cards travel, a match is played to its end: no report',
    async function () {
      this.timeout(240_000);
      host.state = LATE;
      await until(() => host.shadowRoot!.querySelector('[data-card=TC]'), 'the position is drawn');
      await rests();
      const {prototype} = (frame.contentWindow as unknown as typeof globalThis).Element;
      const {animate} = prototype;
      let travels = 0;
      prototype.animate = function (...motion) {
        travels++;
        return animate.apply(this, motion);
      };
      host.play('TH');
      await until(() => travels > 0, 'cards travel');
      host.speed = 'instant';
      for (let moves = 0; moves < 300 && !host.matches(':state(game-over)'); moves++) {
        await frames(2);
        await rests();
        const before = host.record!.moves.length;
        if (host.matches(':state(my-turn)'))
          push(
            '[data-id=give]:not([aria-disabled=true])',
            '.card:not([aria-disabled], .selected)',
            '[data-id=skip]',
            '[data-id=keep]',
          );
        await until(
          () =>
            host.record!.moves.length > before ||
            host.matches(':state(game-over)') ||
            host.shadowRoot!.querySelector('[data-id=give]'),
          'a move is played, or a card is picked',
        );
      }
      await until(() => host.shadowRoot!.querySelector('.ended'), 'the end is shown');
      expect(complaints).to.deep.equal([]);
    },
  );

  it('rows 74 and 75: hint, refusal and panels leave no report', async () => {
    push('[data-id=hint]');
    await frames(3);
    push('.card');
    await frames(3);
    for (const panel of ['scores', 'log', 'rules', 'menu']) {
      push(`[data-panel=${panel}]`);
      await until(() => host.shadowRoot!.querySelector('gstk-dialog > *'), panel);
      await frames(3);
      push('dialog .head button');
      await until(() => !host.shadowRoot!.querySelector('gstk-dialog'), 'the dialog is closed');
    }
    expect(complaints).to.deep.equal([]);
  });
});
