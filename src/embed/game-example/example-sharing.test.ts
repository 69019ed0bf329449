import {expect, html} from '@open-wc/testing';
import {inside, lesson, LESSON, press, QUIZ, said} from './example.fixture.js';
import type {GstkTable} from '../gstk-table/gstk-table.component.js';
import type {GameExample} from './game-example.component.js';
import {cutOff} from '../../table/page.fixture.js';
import {deferredMessages} from '../../i18n/index.js';
import {frames, until} from '../../elements/shared/until.fixture.js';

/** Sharing by a page, and opening its links. */

/** Clicks a copy button and returns the text written to the clipboard. */
async function copiedBy(example: GameExample, id: string): Promise<string> {
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {writeText: (text: string) => Promise.resolve((copied = text))},
  });
  press(example, id);
  await until(() => copied, 'it is copied');
  return copied;
}

describe('<game-example> that is shared', () => {
  it('copies a position that reads back unchanged, and reveals no card that the author hides', async () => {
    const example = await lesson(QUIZ);
    const {readPosition} = await import('../../notation/position/position.js');
    const {kingRules} = await import('../../games/king/rules.js');
    const copied = await copiedBy(example, 'copy-text');
    const read = readPosition(kingRules('king-simple'), copied);
    const hands = read['hands'] as readonly (readonly (string | null)[] | null)[];
    expect(hands[2]!.join(' ')).to.equal('AS QS 7S KH 8H 9D 8D 7D');
    for (const seat of [0, 1, 3]) expect((hands[seat] ?? []).join('')).to.equal('');
    expect(read['trick']).to.have.length(3);
  });

  it('keeps each player in the right place when the reader plays on', async () => {
    const example = await lesson(LESSON);
    example.seats = 'Nora Emil Sven Wanda';
    await example.ready;
    press(example, 'play');
    const table = (): GstkTable | null =>
      inside(example).querySelector<GstkTable>('.stage > gstk-table');
    await until(() => table()?.matches(':state(ready)'), 'the table is laid');
    expect(table()!.seats).to.match(/ Wanda Nora Emil$/);
    const names = [...table()!.shadowRoot!.querySelectorAll('gstk-seat')].map((seat) => [
      [...seat.classList].find((name) => /^[nesw]$/.test(name)),
      (seat as HTMLElement & {name: string}).name,
    ]);
    expect(Object.fromEntries(names)).to.include({w: 'Wanda', n: 'Nora', e: 'Emil'});
  });

  it('copies a whole deal as PBN, and offers it nowhere else', async () => {
    const example = await lesson(
      html`<game-example
        game="king"
        contract="no-tricks"
        seat="S"
        lead="W"
        hands="N: S:A8 H:9 D:Q | E: S:K H:T D:K C:9 | S: S:J9 D:A C:J | W: S:7 H:Q D:T C:8"
        ><ol>
          <li data-play="W:7S N:8S E:KS S:JS">A trick.</li>
        </ol></game-example
      >`,
    );
    expect(inside(example).querySelector('[data-do=copy-pbn]')).to.equal(null);
    press(example, 'next');
    const copied = await copiedBy(example, 'copy-pbn');
    expect(copied).to.contain('[GameCode "King"]').and.to.contain('[GameContract "no-tricks"]');
  });

  it('row 98: opens the link of its page in place, and says what is wrong with a damaged one', async () => {
    const {linkPosition} = await import('../../notation/link/link.js');
    const {kingRules} = await import('../../games/king/rules.js');
    const {pathname, search} = location;
    try {
      const link = linkPosition(kingRules('king-omnibus'), {seat: 1, deal: 3, dealer: 0});
      history.replaceState(null, '', link);
      const example = await lesson(LESSON);
      type Playing = Element & {readonly game: string; readonly view?: {readonly deal: number}};
      const table = (): Playing | null => inside(example).querySelector<Playing>('gstk-table');
      await until(() => table()?.view, 'the table is there');
      expect([table()!.game, table()!.view!.deal]).to.deep.equal(['king-omnibus', 3]);
      await until(() => said(example) === 'Opened from a link.', 'it says so');
      example.remove();
      history.replaceState(null, '', `${link.slice(0, -4)}AAAA`);
      const other = await lesson(LESSON);
      await until(() => said(other).includes('damaged'), 'it says why');
      expect(inside(other).querySelector('.heading')!.textContent).to.equal('No girls');
      press(other, 'new-game');
      await until(() => inside(other).querySelector('gstk-table'), 'a new game');
    } finally {
      history.replaceState(null, '', pathname + search);
    }
  });

  describe('opens the link of a long match in slices', () => {
    const {pathname, search} = location;
    const tableIn = (example: GameExample): Element | null =>
      inside(example).querySelector('gstk-table');
    beforeEach(async () => {
      const [{createMatch}, {linkRecord}, {entryOf}] = await Promise.all([
        import('../../match/index.js'),
        import('../../notation/link/link.js'),
        import('../catalogue.js'),
      ]);
      const entry = entryOf('king-long');
      const [game, rules] = await Promise.all([entry.load(), entry.rules()]);
      const match = createMatch(game, {seed: 'long'});
      while (match.length < 1_500) {
        const [seat = 0] = match.turn;
        match.play(seat, match.moves(seat)[0]);
      }
      history.replaceState(null, '', linkRecord(rules, match.record()));
    });
    afterEach(() => history.replaceState(null, '', pathname + search));

    it('and says how far it is', async () => {
      const example = await lesson(LESSON);
      const heard: string[] = [];
      // A frame may come after several sentences.
      const ear = new MutationObserver(() => heard.push(said(example)));
      ear.observe(inside(example), {subtree: true, childList: true, characterData: true});
      await until(() => tableIn(example), 'the table is there');
      ear.disconnect();
      expect(heard).to.include('Opening the linked game: 25 %');
    });

    it('and stops when the reader goes on with the lesson', async () => {
      const example = await lesson(LESSON);
      // Within the first slice that it reports: a slow page may need no further frame for the rest.
      await new Promise<void>((done) => {
        const ear = new MutationObserver(() => goOn());
        const goOn = (): void => {
          if (!said(example).startsWith('Opening the linked game')) return;
          ear.disconnect();
          press(example, 'next');
          done();
        };
        ear.observe(inside(example), {subtree: true, childList: true, characterData: true});
        goOn();
      });
      expect(example.place!.step).to.equal(1);
      const before = said(example);
      await frames(30);
      expect(tableIn(example)).to.equal(null);
      expect(said(example)).to.equal(before);
    });
  });

  describe('opens a link that leads to no game', () => {
    const {pathname, search} = location;
    afterEach(() => history.replaceState(null, '', pathname + search));

    /** A link to a position that nobody has checked. */
    async function laid(game: string, text: string): Promise<string> {
      const [{closeLink}, {ByteWriter}, {packText}] = await Promise.all([
        import('../../notation/link/link.js'),
        import('../../notation/link/bytes.js'),
        import('../../notation/link/pack.js'),
      ]);
      return closeLink(game, 'position', new ByteWriter().block(packText(text)));
    }

    /** Links by what is wrong with them. */
    async function faulty(): Promise<Readonly<Record<string, string>>> {
      const whole = await laid('king-omnibus', 'deal: 3');
      return {
        'link/damaged': whole.slice(0, -6),
        'link/newer': whole.replace('gstk=1', 'gstk=9'),
        'link/unknown-game': await laid('king-of-nowhere', 'deal: 3'),
        'link/outdated': await laid('king-omnibus', 'trump: S'),
      };
    }
    const FAULTS = ['link/damaged', 'link/newer', 'link/unknown-game', 'link/outdated'] as const;

    for (const locale of ['en', 'ru'] as const)
      for (const fault of FAULTS)
        it(`says why, and offers a new game: ${fault}, ${locale}`, async () => {
          history.replaceState(null, '', (await faulty())[fault]);
          const example = await lesson(LESSON);
          example.setAttribute('locale', locale);
          const {[fault]: sentence} = await deferredMessages[locale]();
          await until(() => said(example) === sentence, 'it says why');
          press(example, 'new-game');
          type Table = Element & {readonly view?: unknown};
          await until(() => inside(example).querySelector<Table>('gstk-table')?.view, 'a new game');
        });

    it('says that the game of a link could not be fetched, and offers a new one', async () => {
      const example = await lesson(LESSON);
      await import('./links/open-address.js');
      history.replaceState(null, '', await laid('kings-and-peasants', 'dealer: 1'));
      const restore = await cutOff();
      example.setAttribute('locale', 'en');
      await until(() => said(example).startsWith('This could not be loaded'), 'it says so');
      await restore();
      press(example, 'new-game');
      await until(() => inside(example).querySelector('gstk-table'), 'a new game');
    });
  });
});
