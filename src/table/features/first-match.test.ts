import {expect} from '@open-wc/testing';
import {hardest, isFull} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {catalogue} from '../../embed/catalogue.js';
import {keepSeenTips, seenTips} from '../settings/seen-tips.js';
import {expectAxe} from '../frame/axe.fixture.js';
import {
  clean,
  frames,
  Table,
  type TableSetup,
  text,
  until,
} from '../../embed/gstk-table/table.fixture.js';

/** A reader's first match: the line about the aim, and the coach marks of games other than King. */

let matches = 0;
/** A match of a game that the reader has never finished. */
const first = (game: string, given: TableSetup = {}): TableSetup => ({
  tag: 'gstk-table',
  novice: true,
  width: 400,
  ...given,
  attributes: {game, 'storage-key': `match-${matches++}`, seed: '5', ...given.attributes},
});

const aim = (table: Table): HTMLElement | null => table.find('.aim');
const mark = (table: Table): string => text(table.find('.coach .say'));
const heightOf = (table: Table): number => table.find('.table')!.offsetHeight;

/** Whether two boxes have a point in common. */
const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Closes the current mark after checking its place. */
async function gotIt(table: Table): Promise<void> {
  const height = heightOf(table);
  const coach = table.find('.coach')!;
  const box = coach.getBoundingClientRect();
  for (const ringed of table.root.querySelectorAll('[data-ringed]'))
    expect(meet(box, ringed.getBoundingClientRect()), `${mark(table)} covers`).to.equal(false);
  coach.style.setProperty('display', 'none');
  expect(heightOf(table), 'it needs no room').to.equal(height);
  coach.style.removeProperty('display');
  table.find('[data-id=got-it]')!.click();
  await frames(2);
}

/** Takes the first available action: a primary button, a legal card, another button. */
function act(table: Table): void {
  const buttons = [
    ...table.root.querySelectorAll<HTMLElement>('.prompt .button:not(.icon, [aria-disabled=true])'),
  ];
  const primary = buttons.find((button) => button.classList.contains('button-primary'));
  const card = table.cards.find((one) => !one.matches('[aria-disabled=true], .selected'));
  (primary ?? card ?? buttons[0])?.click();
}

/** Plays until a mark is shown or the match is over; its sentence, or ''. */
async function nextMark(table: Table): Promise<string> {
  for (let steps = 0; steps < 400 && !table.is('game-over'); steps++) {
    if (mark(table)) return mark(table);
    if (table.is('my-turn') || table.is('deal-over')) act(table);
    await frames(2);
  }
  return '';
}

describe('the first match', () => {
  beforeEach(clean);
  afterEach(clean);

  it('shows the aim until it has been finished, at the same height, and never again', async () => {
    const table = await Table.lay(first('defend-the-king', {attributes: {players: '2'}}));
    await until(() => mark(table), 'a mark is shown');
    expect(text(aim(table))).to.equal('Thwart the others; the last one standing wins');
    const height = heightOf(table);
    while (await nextMark(table)) {
      await gotIt(table);
      expect(heightOf(table)).to.equal(height);
    }
    expect(table.is('game-over')).to.equal(true);
    await until(() => text(aim(table)) === '', 'its line is empty');
    expect(heightOf(table), 'at the end').to.equal(height);
    expect(seenTips()).to.include('defend-the-king');
    table.host.newGame();
    await until(() => table.is('my-turn'), 'another match begins');
    expect(aim(table), 'without the line').to.equal(null);
    expect(mark(table)).to.equal('');
  });

  it('leaves a table room on a screen of 320 × 800 px, with its aim', async () => {
    const heights = new Map<string, number>();
    for (const {id} of catalogue.filter((one, at, all) => one.family !== all[at - 1]?.family)) {
      const table = await Table.lay(first(id, {width: 320}));
      await until(() => mark(table), `${id} shows a mark`);
      if (heightOf(table) > 800) heights.set(id, heightOf(table));
      table.clear();
    }
    expect([...heights], 'higher than that').to.deep.equal([]);
  });

  it('shows the aim of King too, except where the top line does', async () => {
    const simple = await Table.lay(first('king-simple'));
    await until(() => text(aim(simple)), 'the aim is shown');
    simple.clear();
    const omnibus = await Table.lay(first('king-omnibus'));
    await until(() => mark(omnibus), 'a mark is shown');
    expect(aim(omnibus)).to.equal(null);
  });

  for (const [why, attributes] of [
    ['where nothing is kept', {'storage-key': 'off'}],
    ['in a table that is only shown', {readonly: ''}],
    ['where bots play', {autoplay: ''}],
  ] as const)
    it(`shows nothing ${why}`, async () => {
      const table = await Table.lay(first('crush-the-crown', {attributes}));
      await until(() => table.is('ready'), 'the table is ready');
      await frames(20);
      expect(aim(table)).to.equal(null);
      expect(mark(table)).to.equal('');
      expect(seenTips()).to.deep.equal([]);
    });

  it('changes with the language of the reader', async () => {
    const table = await Table.lay(first('defend-the-king'));
    await until(() => mark(table), 'a mark is shown');
    table.host.locale = 'ru';
    await until(() => mark(table).startsWith('Каждая карта'), 'the mark speaks Russian');
    expect(text(aim(table))).to.equal('Одолейте остальных; последний побеждает');
    expect(table.root.querySelectorAll('.ring[data-ringed]').length).to.equal(1);
  });
});

describe('the coach of other games', () => {
  beforeEach(clean);
  afterEach(clean);

  it('God Save the King: the formation, “rout ready”, the line of the King, a rout; none of them twice', async () => {
    const table = await Table.lay(first('god-save-the-king'));
    // Nothing is laid out before the coach has loaded, which may take a while.
    await until(() => mark(table), 'the first mark is shown');
    expect(mark(table)).to.match(/^Flanks are turned/);
    expect(table.root.querySelectorAll('[data-slot][data-ringed]').length).to.equal(3);
    expect(text(aim(table))).to.equal('Be the last player with a living King');
    await frames(20);
    await gotIt(table);
    expect(await nextMark(table)).to.match(/^Rout ready: once a hand/);
    const ringed = table.root.querySelectorAll<HTMLElement>('[data-ringed]');
    expect([...ringed].map(text)).to.deep.equal(['rout ready']);
    await gotIt(table);
    expect(table.find('[data-ringed]')).to.equal(null);
    for (let laid = 1; laid <= 3; laid++) {
      await until(() => table.is('my-turn'), 'the reader is asked');
      const held = table.cards.length;
      table.cards.at(-1)!.click();
      await until(() => table.cards.length < held, 'the card lies in the formation');
    }
    await until(() => table.find('[data-id=lay]'), 'the formation can be laid');
    table.find('[data-id=lay]')!.click();
    expect(await nextMark(table)).to.match(/^Here you see where your King is/);
    expect(table.root.querySelectorAll('.king-line[data-ringed]').length).to.equal(1);
    await gotIt(table);
    expect(await nextMark(table)).to.match(/^A rout names a card as his King\./);
    expect(table.root.querySelectorAll('[data-rout][data-ringed]').length).to.equal(3);
    await gotIt(table);
    expect(seenTips()).to.deep.equal([
      'god-save-the-king/formation',
      'god-save-the-king/rout-ready',
      'god-save-the-king/king-line',
      'god-save-the-king/rout',
    ]);
    const again = await Table.lay(first('god-save-the-king'));
    await until(() => again.is('my-turn') && text(aim(again)), 'another match begins');
    await frames(20);
    expect(mark(again)).to.equal('');
  });

  for (const [game, marks] of [
    [
      'court-ladder',
      {
        stake: ['This line says what the attack is for', '.stake'],
        beat: ['A higher card of its suit', undefined],
        ladder: ['A player who takes changes places', '.ladder'],
      },
    ],
    [
      'crush-the-crown',
      {
        next: ['The gold place is your next card', '.own .next'],
        spy: ['A card of a dead suit', '.gov:not(.own) .next'],
        tribute: ['Each spy costs its host', '.own .due'],
      },
    ],
  ] as const)
    itNightly(`${game}: each mark at its moment, once`, async () => {
      keepSeenTips([`learn/${game}`]); // the reader wants no lesson
      const table = await Table.lay(first(game));
      const left = new Map<string, readonly [string, string | undefined]>(Object.entries(marks));
      while (left.size > 0) {
        const said = await nextMark(table);
        const [id, row] = [...left].find(([, [begin]]) => said.startsWith(begin)) ?? [];
        expect(said, `the match is over without ${[...left.keys()].join(', ')}`).not.to.equal('');
        if (!row) {
          await gotIt(table); // a mark about a choice
          continue;
        }
        const ringed = [...table.root.querySelectorAll('[data-ringed]')];
        const [, part] = row;
        expect(ringed).to.deep.equal(part ? [...table.root.querySelectorAll(part)] : []);
        expect(table.find('.coach')!.matches('.at-hand, .at-words')).to.equal(part === undefined);
        await gotIt(table);
        expect(seenTips()).to.include(`${game}/${id}`);
        left.delete(id!);
      }
    });

  for (const {id, family} of hardest(catalogue, 'court-ladder', 'tourney-for-the-king'))
    if (family !== 'king')
      it(`${id}: speaks Russian at 320 px, and does not cover its subject`, async () => {
        keepSeenTips([`learn/${id}`]);
        const table = await Table.lay(
          first(id, {width: 320, locale: 'ru', attributes: {seed: '4', locale: 'ru'}}),
        );
        await until(() => text(aim(table)), 'the aim is shown');
        const line = aim(table)!.getBoundingClientRect();
        for (let marks = 0; marks < (isFull ? 2 : 1) && (await nextMark(table)); marks++) {
          const coach = table.find('.coach')!;
          for (const part of [coach, ...coach.querySelectorAll<HTMLElement>('.say, .button')]) {
            expect(part.scrollWidth).to.be.at.most(part.clientWidth + 1);
            const {left, right} = part.getBoundingClientRect();
            expect(left).to.be.at.least(line.left);
            expect(right).to.be.at.most(line.right);
          }
          expect(aim(table)!.getBoundingClientRect().height).to.equal(line.height);
          await gotIt(table);
        }
        await until(() => seenTips().length > 1, 'one at least');
      });

  itNightly('is clean to axe', async () => {
    const table = await Table.lay(first('crush-the-crown'));
    await nextMark(table);
    await expectAxe(table.find('.coach')!);
    await expectAxe(aim(table)!);
  });

  it('points to the buttons above it', async () => {
    const table = await Table.lay(first('death-over-the-kingdom'));
    while (!(await nextMark(table)).startsWith('One thing a round')) await gotIt(table);
    expect(getComputedStyle(table.find('.prompt')!).visibility).to.equal('visible');
    await gotIt(table);
  });

  it('takes the focus if it covers the prompt', async () => {
    const table = await Table.lay(first('king-at-court'));
    await nextMark(table);
    table.host.focus();
    expect(table.root.activeElement).to.equal(table.find('[data-id=got-it]'));
  });

  it('is dismissed by Escape in this game, and called back by the menu', async () => {
    const table = await Table.lay(first('crush-the-crown'));
    await nextMark(table);
    table.find('[data-id=got-it]')!.focus();
    await table.press('Escape');
    expect(mark(table)).to.equal('');
    expect(table.find('[data-ringed]')).to.equal(null);
    const ids = ['next', 'spy', 'tribute', 'marry', 'fire'].map((id) => `crush-the-crown/${id}`);
    expect(seenTips()).to.deep.equal(ids);
    expect(text(aim(table)), 'the aim stays').to.match(/^Fill your row/);
    await table.open('menu');
    await table.push('Show the tips again');
    await table.close();
    expect(seenTips()).to.deep.equal([]);
    await until(() => mark(table), 'a mark is shown again');
  });
});
