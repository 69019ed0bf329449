import {expect, fixture} from '@open-wc/testing';
import {html, LitElement, render} from 'lit';
import {define} from './define.js';
import {keyedList} from './keyed-list.js';
import {oneStopEach} from './one-tab-stop.js';
import {vars} from './styles/vars.js';

describe('define', () => {
  it('keeps the first copy and says once what another does not replace, without throwing', async () => {
    class First extends LitElement {}
    class Other extends LitElement {}
    class Inner extends LitElement {}
    class Second extends LitElement {}
    const {warn} = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    define('a-define-test', First);
    define('a-define-test', First);
    define('b-define-test', Other);
    define('gstk-define-test', Inner);
    for (const tag of ['a-define-test', 'b-define-test', 'gstk-define-test']) define(tag, Second);
    await Promise.resolve();
    console.warn = warn;
    expect(customElements.get('a-define-test')).to.equal(First);
    expect(customElements.get('gstk-define-test')).to.equal(Inner);
    expect(warnings).to.deep.equal([
      'Already registered, and not replaced by this copy of gstk: <a-define-test>, <b-define-test>',
    ]);
  });
});

describe('vars', () => {
  it('sets custom properties, changes them and removes them', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const show = (values: Parameters<typeof vars>[0]): string => {
      render(html`<p ${vars(values)}></p>`, box);
      return box.querySelector('p')!.style.cssText;
    };
    expect(show({'--n': 3, '--x': '4px'})).to.equal('--n: 3; --x: 4px;');
    expect(show({'--n': 5})).to.equal('--n: 5;');
    expect(show({'--n': undefined})).to.equal('');
  });
});

describe('keyedList', () => {
  it('keeps the element of each item, whatever is added, removed or moved', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const draw = (word: string): unknown => html`<button>${word}</button>`;
    const show = (text: string): readonly Element[] => {
      render(html`<p>${keyedList([...text], (word) => word, draw)}</p>`, box);
      return [...box.querySelectorAll('button')];
    };
    const drawn = new Map([...'abcd'].map((word, at) => [word, show('abcd')[at]]));
    for (const text of ['abcd', 'acd', 'cad', 'cxad', 'dax', '', 'xy']) {
      const now = show(text);
      expect(now.map(({textContent}) => textContent).join('')).to.equal(text);
      const kept = [...text].filter((word) => drawn.has(word));
      for (const word of kept) expect(now[text.indexOf(word)]).to.equal(drawn.get(word));
      for (const word of drawn.keys()) if (!text.includes(word)) drawn.delete(word);
    }
  });

  it('moves no element that is in place: focus stays where it is', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const draw = (word: string): unknown => html`<button>${word}</button>`;
    const show = (text: string): void => {
      render(html`${keyedList([...text], (one) => one, draw)}`, box);
    };
    show('abc');
    box.querySelectorAll('button')[1]!.focus();
    for (const text of ['bc', 'xbc', 'b', 'bay']) {
      show(text);
      expect(document.activeElement?.textContent.trim()).to.equal('b');
    }
  });
});

describe('the tab stop of a toolbar', () => {
  const draw = async (
    ...buttons: readonly ('able' | 'disabled' | 'primary')[]
  ): Promise<Element> => {
    const bar = await fixture(html`<div>
      <div role="toolbar">
        ${buttons.map(
          (kind) =>
            html`<button
              class=${kind === 'primary' ? 'button-primary' : ''}
              aria-disabled=${kind === 'disabled' ? 'true' : 'false'}
            >
              ${kind}
            </button>`,
        )}
      </div>
    </div>`);
    oneStopEach(bar);
    return bar;
  };
  const stops = (bar: Element): readonly number[] =>
    [...bar.querySelectorAll('button')].flatMap(({tabIndex}, at) => (tabIndex === 0 ? [at] : []));

  it('is the primary button, otherwise the first that can be pressed', async () => {
    expect(stops(await draw('able', 'primary'))).to.deep.equal([1]);
    expect(stops(await draw('disabled', 'able', 'able'))).to.deep.equal([1]);
  });

  it('is missing when nothing can be pressed', async () => {
    expect(stops(await draw('disabled', 'disabled'))).to.deep.equal([]);
  });

  it('moves on from a button that is disabled, except for the focused one', async () => {
    const bar = await draw('able', 'able');
    const [first] = bar.querySelectorAll('button');
    first!.setAttribute('aria-disabled', 'true');
    first!.focus();
    oneStopEach(bar);
    expect(stops(bar)).to.deep.equal([0]);
    first!.blur();
    oneStopEach(bar);
    expect(stops(bar)).to.deep.equal([1]);
  });
});
