// page: its own
import {expect} from '@open-wc/testing';
import {
  clean,
  cutOff,
  frames,
  savesData,
  Table,
  until,
} from '../../embed/gstk-table/table.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';

/** A table that goes offline before anything was prefetched, because its reader saves data. */

const MISSING = 'This could not be loaded; play goes on.';

describe('what does not come', () => {
  before(() => {
    savesData(true);
  });
  beforeEach(clean);
  after(async () => {
    savesData(false);
    await clean();
  });

  it('is said; play goes on, and it is fetched when it is asked for again', async () => {
    const table = await Table.ready({width: 600, attributes: {'bot-level': 'easy'}});
    await table.tabTo(table.find('gstk-hand')!);
    await frames(10);
    const back = await cutOff();
    const moves = table.moves;
    for (const panel of ['scores', 'menu']) {
      await table.point(table.find(`[data-panel=${panel}]`)!);
      await until(() => table.prompt.why.includes(MISSING), `${panel} is missed`);
      expect(table.dialog).to.equal(null);
      await table.press('Escape');
      await until(() => !table.prompt.why.includes(MISSING), 'the line is gone');
    }
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(table.moves, 'bots play, too').to.be.above(moves + 1);
    expect(await back()).not.to.deep.equal([]);
    for (const panel of ['scores', 'menu'] as const) {
      await table.open(panel);
      await table.close();
    }
  });

  it('is another language: the one that is spoken stays until it can be fetched', async () => {
    const table = await Table.ready({width: 600});
    await table.open('menu');
    const settings = table.find('form')!.querySelectorAll('gstk-segments');
    const languages = [...settings].find(({name}) => name === 'locale')!;
    const choose = (locale: string): void =>
      languages.shadowRoot!.querySelector<HTMLElement>(`[value=${locale}]`)!.click();
    const back = await cutOff();
    choose('ru');
    await until(() => table.prompt.why.includes(MISSING), 'it is missed');
    expect(table.hasButton('Scores')).to.equal(true);
    await back();
    choose('en');
    choose('ru');
    await until(() => table.hasButton('Счёт'), 'it is spoken');
  });

  itNightly('is said in Russian', async () => {
    const table = await Table.ready({width: 600, locale: 'ru'});
    await table.tabTo(table.find('gstk-hand')!);
    await frames(10);
    const back = await cutOff();
    await table.press('c');
    await until(
      () => table.prompt.why.includes('Это не загрузилось; игра идёт дальше'),
      'it says so',
    );
    await back();
  });
});
