import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {clean, frames, Table, text, until} from '../../../embed/gstk-table/table.fixture.js';
import {repeated} from '../../../testing/full.fixture.js';
import {keepSeenTips} from '../../../table/settings/seen-tips.js';

/** What a mark of Court Ladder leaves in sight: its subject, the bout, the stake and the answers. */

/** Whether two boxes overlap, by more than the rounding of a pixel. */
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** The parts that a mark may not cover. */
function parts({root, cards}: Table): readonly Element[] {
  const marked = '[data-ringed], .stake:not(:empty), .pair > *, .notes > *, .rung';
  // Of the buttons only undo and hint may lie below it.
  const answers = '.prompt > .actions > .button:not(.icon), [data-id=S], [data-id=C]';
  return [...root.querySelectorAll(`${marked}, ${answers}`), ...cards];
}

/** Answers the question that is asked: by a card that fits, or by a button. */
async function answer(table: Table): Promise<void> {
  table.find('.ladder .choice:not([aria-pressed=true])')?.click();
  await table.host.updateComplete;
  await frames(2);
  const card = table.cards.find((one) => one.matches('.legal'));
  const button = table.find('[data-id=S], [data-id=chosen], [data-id=take], [data-id=done]');
  (card ?? button)?.click();
}

describe('the marks of Court Ladder', () => {
  beforeEach(clean);
  afterEach(clean);

  for (const [width, height, locale] of repeated([
    [320, 700, 'ru'],
    [320, 800, 'en'],
    [600, 800, 'ru'],
    [1000, 700, 'ru'],
    [1000, 700, 'en'],
  ] as const))
    it(`cover nothing that a reader needs: ${width} × ${height} px, ${locale}`, async function () {
      this.timeout(60_000);
      await setViewport({width: Math.max(width, 400), height});
      keepSeenTips(['learn/court-ladder']);
      const seen = new Set<string>();
      for (const seed of ['a', 'b']) {
        const attributes = {variant: 'ladder', seed, 'storage-key': `marks-${width}-${seed}`};
        const table = await Table.lay({novice: true, width, locale, attributes});
        for (let asked = 0; asked < 80 && !table.is('deal-over'); asked++) {
          await until(() => table.resting || table.find('.coach'), 'somebody is to do something');
          await frames(3); // a mark comes with the drawing after
          const coach = table.find('.coach');
          if (!coach) {
            if (table.is('my-turn')) await table.plays(() => answer(table));
            continue;
          }
          const said = text(coach.querySelector('.say'));
          seen.add(said);
          const box = coach.getBoundingClientRect();
          for (const part of parts(table))
            expect(
              overlap(box, part.getBoundingClientRect()),
              `“${said}” covers ${part.className || part.getAttribute('data-id')}`,
            ).to.equal(false);
          const words = coach.querySelector('.say')!.getBoundingClientRect();
          expect(words.bottom, said).to.be.at.most(box.bottom);
          table.find('[data-id=got-it], [data-id=no-lesson]')!.click();
          await frames(2);
        }
        table.clear();
      }
      expect(seen.size, [...seen].join(' / ')).to.be.at.least(5);
    });
});
