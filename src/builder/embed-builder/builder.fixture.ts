import {setViewport, emulateMedia} from '@web/test-runner-commands';
import {until} from '../../table/page.fixture.js';
import './embed-builder.js';
import type {EmbedBuilder} from './embed-builder.component.js';

/** A page with a builder, opened at an address. */
export class Page {
  readonly builder = document.createElement('embed-builder') as EmbedBuilder;

  static async open(hash = '', manifest = ''): Promise<Page> {
    history.replaceState(null, '', hash || location.pathname + location.search);
    const page = new Page();
    page.builder.manifest = manifest;
    document.body.append(page.builder);
    await until(() => page.find('nav'));
    return page;
  }

  find(selector: string): HTMLElement | null {
    return this.builder.renderRoot.querySelector(selector);
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.builder.renderRoot.querySelectorAll<HTMLElement>(selector)];
  }

  get snippet(): string {
    return this.find('#snippet')?.textContent ?? '';
  }

  get list(): HTMLSelectElement {
    return this.find('#game') as HTMLSelectElement;
  }

  /** The tag in the preview. */
  get shown(): HTMLElement {
    return this.find('.stage > div > *')!;
  }

  /** The names of the controls: segments and switches. */
  control(name: string): HTMLElement {
    const found = this.all('gstk-segments, gstk-switch');
    return found.find((one) => 'name' in one && one.name === name)!;
  }

  async choose(name: string, value?: string): Promise<void> {
    const inputs = this.control(name).shadowRoot!.querySelectorAll('input');
    [...inputs].find((input) => value === undefined || input.value === value)!.click();
    await this.builder.updateComplete;
  }

  async chooseGame(id: string): Promise<void> {
    const list = this.list;
    list.value = id;
    list.dispatchEvent(new Event('change'));
    await until(
      () => location.hash.includes(`game=${id}`) && this.shown.outerHTML.includes('king'),
    );
  }

  async type(id: string, text: string): Promise<void> {
    const field = this.find(`#${id}`) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input'));
    await this.builder.updateComplete;
  }

  card(code: string): HTMLElement {
    return this.find(`[data-card="${code}"]`)!;
  }

  async lay(place: string, ...cards: readonly string[]): Promise<void> {
    await this.choose('place', place);
    for (const card of cards) {
      this.card(card).click();
      await this.builder.updateComplete;
    }
  }

  get verdict(): string {
    return this.find('.verdict')!.textContent.trim();
  }
}

export const SIMPLE = '#game=king-simple';
export const POSITION = `${SIMPLE}&kind=position`;

/** Gives each test of a suite a wide window, and removes its builder and its address again. */
export function alone(): void {
  beforeEach(() => setViewport({width: 1000, height: 800}));
  afterEach(async () => {
    document.querySelector('embed-builder')?.remove();
    history.replaceState(null, '', location.pathname + location.search);
    await emulateMedia({colorScheme: 'light'});
  });
}
