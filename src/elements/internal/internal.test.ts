import {expect, fixture} from '@open-wc/testing';
import {html, LitElement, render} from 'lit';
import {define} from './define.js';
import {vars} from './vars.js';

describe('define', () => {
  it('lets the first copy stand and warns of another, without a throw', () => {
    class First extends LitElement {}
    class Second extends LitElement {}
    const {warn} = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    define('gstk-define-test', First);
    define('gstk-define-test', First);
    define('gstk-define-test', Second);
    console.warn = warn;
    expect(customElements.get('gstk-define-test')).to.equal(First);
    expect(warnings).to.have.length(1);
    expect(String(warnings[0])).to.contain('<gstk-define-test>');
  });
});

describe('vars', () => {
  it('sets custom properties, changes them and takes them away', async () => {
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
