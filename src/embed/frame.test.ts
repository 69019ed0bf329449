import {expect, fixture, html} from '@open-wc/testing';
import './frame-host.js';
import {elementFor, parentOrigin, tellHeight} from './frame.js';
import {until} from '../elements/internal/until.fixture.js';

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
  it('show what the address asks for, and no more than attributes', () => {
    const one = elementFor('?tag=game-example&game=king&hand=S:AX&onclick=x&style=x&text=<b>A');
    expect(one.outerHTML).to.equal(
      '<game-example game="king" hand="S:AX">&lt;b&gt;A</game-example>',
    );
    expect(elementFor('?tag=script&game=king-omnibus').outerHTML).to.equal(
      '<gstk-table game="king-omnibus"></gstk-table>',
    );
  });

  it('know the origin of the page around', () => {
    expect(parentOrigin('?parent=https://a.example/x', 'https://b.example/')).to.equal(
      'https://a.example',
    );
    expect(parentOrigin('', 'https://b.example/post/1')).to.equal('https://b.example');
    expect(parentOrigin('', '')).to.equal(undefined);
  });

  it('become as tall as what is in them, told by nobody else', async () => {
    const shown = await frame();
    const data = {type: 'gstk-frame-height', height: 123};
    say(shown.contentWindow, 'https://evil.example', data);
    say(window, location.origin, data);
    say(shown.contentWindow, location.origin, {...data, height: '99px'});
    expect(shown.style.height).to.equal('');
    say(shown.contentWindow, location.origin, data);
    expect(shown.style.height).to.equal('123px');
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
