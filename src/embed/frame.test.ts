import {expect, fixture, html} from '@open-wc/testing';
import './frame-host.js';
import {ATTRIBUTES, elementFor, parentOrigin, tellHeight} from './frame.js';
import {captureWarnings} from './warnings.fixture.js';
import {until} from '../elements/shared/until.fixture.js';

const frame = async (): Promise<HTMLIFrameElement> => {
  const shown = await fixture<HTMLIFrameElement>(html`<iframe data-gstk title="A game"></iframe>`);
  // A document of this origin that needs no server of its own.
  shown.src = new URL('/__web-dev-server__web-socket.js', location.href).href;
  await new Promise((done) => shown.addEventListener('load', done, {once: true}));
  return shown;
};

/** Simulates a message from a window. */
const say = (source: Window | null, origin: string, data: unknown): void => {
  dispatchEvent(new MessageEvent('message', {data, origin, source}));
};

describe('frames', () => {
  it('show the tag that the address asks for, with attributes and nothing else', () => {
    const one = elementFor('?tag=game-example&game=king&hand=S:AX&onclick=x&style=x&text=<b>A');
    expect(one.outerHTML).to.equal(
      '<game-example game="king" hand="S:AX">&lt;b&gt;A</game-example>',
    );
    expect(elementFor('?tag=script&game=king-omnibus').outerHTML).to.equal(
      '<gstk-table game="king-omnibus"></gstk-table>',
    );
  });

  it('pass on the attributes that their tags know, and no others', async () => {
    const [{GameExample}, {GstkTable}] = await Promise.all([
      import('./game-example/game-example.component.js'),
      import('./gstk-table/gstk-table.component.js'),
    ]);
    const known = (own: readonly string[]): string[] => [...own, 'lang', 'dir'].sort();
    expect(ATTRIBUTES['game-example']).to.deep.equal(known(GameExample.observedAttributes));
    expect(ATTRIBUTES['gstk-table']).to.deep.equal(known(GstkTable.observedAttributes));
    const more =
      '&hidden=&popover=&accesskey=a&contenteditable=&tabindex=1&part=x&nonce=x&data-x=1';
    expect(elementFor(`?game=king-omnibus&lang=ru&dir=rtl${more}`).outerHTML).to.equal(
      '<gstk-table dir="rtl" game="king-omnibus" lang="ru"></gstk-table>',
    );
  });

  it('send nothing to a server that only the address names', async () => {
    const head = document.createElement('meta');
    Object.assign(head, {
      name: 'gstk-servers',
      content: 'https://play.example https://b.example/x',
    });
    const server = (address: string, list: boolean): string | null => {
      document.head.querySelector('meta[name="gstk-servers"]')?.remove();
      if (list) document.head.append(head);
      const search = `?${new URLSearchParams({game: 'king-omnibus', server: address})}`;
      const given = elementFor(search).getAttribute('server');
      head.remove();
      return given;
    };
    const own = ['', '/play', 'play', `${location.origin}/play`];
    for (const address of own) expect(server(address, false)).to.equal(address);
    const strange = [
      'https://stranger.example', '//stranger.example', '\\\\stranger.example', ' https://stranger.example',
      'https:stranger.example', 'wss://stranger.example', 'https://play.example.stranger.example',
      `https://${location.host}@stranger.example`, 'http://play.example', 'blob:https://stranger.example/x',
    ]; // oxfmt-ignore
    const warnings = await captureWarnings(() => {
      for (const address of strange)
        for (const list of [false, true]) expect(server(address, list), address).to.equal(null);
      expect(server('https://play.example', false)).to.equal(null);
    });
    expect(warnings).to.have.length(strange.length + 1);
    expect(server('https://play.example/table', true)).to.equal('https://play.example/table');
    expect(server('https://b.example', true)).to.equal('https://b.example');
  });

  it('know the origin of the page around', () => {
    expect(parentOrigin('?parent=https://a.example/x', 'https://b.example/')).to.equal(
      'https://a.example',
    );
    expect(parentOrigin('', 'https://b.example/post/1')).to.equal('https://b.example');
    expect(parentOrigin('', '')).to.equal(undefined);
  });

  it('become as tall as their content says, and listen to nobody else', async () => {
    const shown = await frame();
    const data = {type: 'gstk-frame-height', height: 123};
    say(shown.contentWindow, 'https://evil.example', data);
    say(window, location.origin, data);
    say(shown.contentWindow, location.origin, {...data, height: '99px'});
    expect(shown.style.height).to.equal('');
    say(shown.contentWindow, location.origin, data);
    expect(shown.style.height).to.equal('123px');
  });

  it('keep their height through a morph, and in a shadow root', async () => {
    const shown = await frame();
    const data = {type: 'gstk-frame-height', height: 123};
    say(shown.contentWindow, location.origin, data);
    shown.removeAttribute('style');
    await until(() => shown.style.height === '123px', 'it has its height again');
    const host = await fixture<HTMLElement>(html`<div></div>`);
    host.attachShadow({mode: 'open'}).append(shown);
    await new Promise((done) => shown.addEventListener('load', done, {once: true}));
    say(shown.contentWindow, location.origin, {...data, height: 321});
    expect(shown.style.height).to.equal('321px');
  });

  it('have a height within bounds', async () => {
    const shown = await frame();
    for (const [said, height] of [
      [0, '40px'],
      [1e9, '4000px'],
      [Infinity, '4000px'],
    ] as const) {
      say(shown.contentWindow, location.origin, {type: 'gstk-frame-height', height: said});
      expect(shown.style.height).to.equal(height);
    }
    for (const said of [NaN, -5, null, '50', {}])
      say(shown.contentWindow, location.origin, {type: 'gstk-frame-height', height: said});
    expect(shown.style.height).to.equal('4000px');
  });

  it('may lack an address', async () => {
    const shown = await fixture<HTMLIFrameElement>(
      html`<iframe data-gstk srcdoc="" title="A game"></iframe>`,
    );
    const thrown: unknown[] = [];
    const hear = (event: ErrorEvent): void => {
      event.preventDefault();
      thrown.push(event.message);
    };
    const {onerror} = window;
    window.onerror = null;
    window.addEventListener('error', hear);
    say(shown.contentWindow, location.origin, {type: 'gstk-frame-height', height: 99});
    window.removeEventListener('error', hear);
    window.onerror = onerror;
    expect(thrown).to.deep.equal([]);
    expect(shown.style.height).to.equal('');
  });

  it('tell their height when it changes', async () => {
    const content = await fixture<HTMLElement>(html`<div></div>`);
    const heard: unknown[] = [];
    const page = {postMessage: (...said: unknown[]) => heard.push(said)} as unknown as Window;
    const stop = tellHeight(content, page, 'https://a.example');
    await until(() => heard.length === 1);
    content.style.height = '40px';
    await until(() => heard.length === 2);
    stop();
    expect(heard[1]).to.deep.equal([{type: 'gstk-frame-height', height: 40}, 'https://a.example']);
  });
});
