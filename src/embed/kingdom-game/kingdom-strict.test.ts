import {expect} from '@open-wc/testing';
import {clean, everything, frames, until} from '../gstk-table/table.fixture.js';
import type {KingdomGame} from './kingdom-game.component.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/**
 * A page under `default-src 'self'; style-src 'self'; … trusted-types lit-html` reports no violation.
 */
describe('<kingdom-game> under a strict policy', () => {
  let frame: HTMLIFrameElement;
  let host: KingdomGame;
  let complaints: readonly string[];

  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.src = '/src/embed/kingdom-game/strict.fixture.html?csp';
    frame.width = '700';
    frame.height = '1000';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    host = frame.contentDocument!.querySelector('kingdom-game')!;
    ({complaints} = frame.contentWindow as unknown as {complaints: string[]});
    await until(() => host.matches(':state(my-turn)'), 'the reader is asked');
  });
  afterEach(async () => {
    frame.remove();
    await clean();
  });

  const find = (selector: string): HTMLElement | undefined =>
    [...everything(host.shadowRoot!)].find((one) => one.matches(selector)) as HTMLElement;
  /** Clicks the first matching element. */
  const push = (...selectors: readonly string[]): void => {
    const found = selectors.map(find).find((one) => one);
    if (!found) throw new Error(`there is no ${selectors.join(', ')}`);
    found.click();
  };
  const rests = (): Promise<void> =>
    until(
      () => host.matches(':state(my-turn), :state(deal-over), :state(game-over)'),
      'the table rests',
    );

  itNightly('rows 74 and 75: a match is played to its end: no report', async function () {
    this.timeout(240_000);
    host.speed = 'instant';
    for (let moves = 0; moves < 200 && !host.matches(':state(game-over)'); moves++) {
      await rests();
      const before = host.record!.moves.length;
      const stopped = host.matches(':state(deal-over)');
      push('[data-id=go]', '[data-id=fold]', '.card:not([aria-disabled])');
      const isPlayed = (): boolean => stopped || host.record!.moves.length > before;
      // The first press picks a card of the hand.
      await until(() => isPlayed() || find('[data-id=lay]'), 'a card is picked or played');
      if (!isPlayed()) push('[data-id=lay]');
      await until(
        () => (stopped ? !host.matches(':state(deal-over)') : host.record!.moves.length > before),
        'the table goes on',
      );
      await frames(1);
    }
    await until(() => find('.ended'), 'the summary');
    expect(complaints).to.deep.equal([]);
  });

  it('rows 74 and 75: hint and panels leave no report', async () => {
    push('[data-id=hint]');
    await frames(3);
    for (const panel of ['last-trick', 'scores', 'log', 'rules', 'menu']) {
      push(`[data-panel=${panel}]`);
      await until(() => find('gstk-dialog > *'), panel);
      await frames(3);
      push('dialog .head button');
      await until(() => !find('gstk-dialog'), 'the dialog is closed');
    }
    expect(complaints).to.deep.equal([]);
  });
});
