import {expect} from '@open-wc/testing';
import {emulateMedia, sendKeys, setViewport} from '@web/test-runner-commands';
import {catalogue} from '../../embed/catalogue.js';
import {expectAxe} from '../../table/frame/axe.fixture.js';
import {focused, until} from '../../table/page.fixture.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {alone, Page, POSITION, SIMPLE} from './builder.fixture.js';

/** The builder under a thumb, by keys, and for people who cannot see it. */

describe('access to the embed builder', () => {
  alone();

  it('walks through a suit by the arrow keys', async () => {
    const page = await Page.open(POSITION);
    page.card('AS').focus();
    await sendKeys({press: 'ArrowRight'});
    expect((focused() as HTMLElement).dataset['card']).to.equal('KS');
    await sendKeys({press: 'Space'});
    await until(() => page.card('KS').hasAttribute('data-laid'));
    expect((focused() as HTMLElement).dataset['card']).to.equal('KS');
  });

  it('Tab goes to a setting, not to the pane that scrolls', async () => {
    await setViewport({width: 1000, height: 400});
    const page = await Page.open(POSITION);
    const pane = page.find('.settings')!;
    await until(() => pane.scrollHeight > pane.clientHeight, 'the pane scrolls');
    await sendKeys({press: 'Tab'});
    expect(focused()).not.to.equal(pane);
    expect(pane.matches(':focus-within')).to.equal(true);
  });

  for (const hash of repeated([`${POSITION}&lang=ru`, SIMPLE, POSITION], 2))
    it(`fits 320 pixels with a thumb: ${hash}`, async () => {
      await setViewport({width: 320, height: 640});
      const page = await Page.open(hash);
      for (const pane of ['settings', 'preview', 'code']) {
        const at = ['settings', 'preview', 'code'].indexOf(pane);
        page.all('nav button')[at]!.click();
        await until(() => page.find(`.${pane}`)!.hasAttribute('data-shown'));
        expect(document.documentElement.scrollWidth, pane).to.be.at.most(320);
        const small = page
          .all('button, select, input')
          .map((one) => one.getBoundingClientRect())
          .filter(({width, height}) => height > 0 && (height < 44 || width < 44));
        expect(small, pane).to.deep.equal([]);
      }
    });

  for (const kind of repeated(['position', 'table']))
    itNightly(`offers the ${kind} of every game, and none is too wide for a phone`, async () => {
      await setViewport({width: 320, height: 640});
      for (const {id} of catalogue) {
        const page = await Page.open(`#game=${id}&kind=${kind}`);
        expect(page.snippet, id).to.contain('<script');
        expect(document.documentElement.scrollWidth, id).to.be.at.most(320);
        page.builder.remove();
      }
    });

  for (const colorScheme of repeated(['dark', 'light'] as const))
    for (const hash of repeated([`${POSITION}&hands=S%3A+S%3AQ8&trick=W%3AKS`, SIMPLE]))
      itNightly(`passes axe, ${colorScheme}: ${hash}`, async () => {
        // As tall as its content: axe cannot judge what a scrolling part hides.
        await setViewport({width: 1000, height: 3200});
        await emulateMedia({colorScheme});
        const {style} = document.documentElement;
        style.cssText = 'color-scheme: light dark; background: light-dark(#fff, #14161a)';
        const page = await Page.open(hash);
        await until(() => page.shown.shadowRoot?.childElementCount);
        for (const part of page.all('h1, .settings, .code, nav')) await expectAxe(part);
        style.cssText = '';
      });
});
