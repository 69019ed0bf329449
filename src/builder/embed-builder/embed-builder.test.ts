import {expect} from '@open-wc/testing';
import {focused, until} from '../../table/page.fixture.js';
import {TRANSFERS} from '../transfers.js';
import {alone, Page, POSITION, SIMPLE} from './builder.fixture.js';

/** Writing, showing and keeping a choice. */

/** The tag that a snippet puts into a page; its scripts do not run. */
const pasted = (snippet: string): Element =>
  new DOMParser().parseFromString(snippet, 'text/html').querySelector('body > :not(script)')!;

/** The attributes of an element, except those that only the preview has. */
const attributesOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...element.attributes]
      .map(({name, value}): [string, string] => [name, value])
      .filter(([name]) => !['storage-key', 'debug', 'style'].includes(name)),
  );

describe('the embed builder', () => {
  alone();

  it('writes the tag of the choice, without defaults', async () => {
    const page = await Page.open();
    expect(page.snippet).to.contain('<gstk-table>God Save the King</gstk-table>');
    await page.chooseGame('king-omnibus');
    await until(() => page.snippet.includes('<king-game variant="omnibus">'));
    await page.choose('option:earlyStop');
    await page.choose('bot-level', 'strong');
    await page.choose('theme', 'felt');
    await page.choose('locale', 'ru');
    await page.choose('scheme', 'dark');
    await until(() => page.snippet.includes('earlyStop'));
    const tag = pasted(page.snippet);
    expect(attributesOf(tag)).to.deep.equal({
      variant: 'omnibus',
      options: 'earlyStop: off',
      'bot-level': 'strong',
      theme: 'felt',
      locale: 'ru',
    });
    expect(tag.getAttribute('style')).to.match(/^color-scheme: dark;/);
    await page.choose('option:earlyStop');
    await until(() => !page.snippet.includes('earlyStop'));
  });

  it('hides typing and choices from listeners of the page', async () => {
    const page = await Page.open(POSITION);
    await until(() => page.find('input'));
    const heard: string[] = [];
    const hear = ({type}: Event): void => void heard.push(type);
    for (const type of ['keydown', 'input']) document.addEventListener(type, hear);
    for (const field of page.all('input, select'))
      for (const type of ['keydown', 'input'])
        field.dispatchEvent(new Event(type, {bubbles: true, composed: true}));
    for (const type of ['keydown', 'input']) document.removeEventListener(type, hear);
    expect(heard).to.deep.equal([]);
  });

  it('states what a table costs a reader, in measured figures', async () => {
    const page = await Page.open('#game=court-ladder');
    await until(() => page.snippet.includes('variant="ladder"'));
    const {requests, bytes} = TRANSFERS['king.js court-ladder']!;
    const said = page.find('#cost')!.textContent;
    expect(said).to.contain(`${requests} requests and ${Math.round(bytes / 1000)} kB`);
    await page.choose('kind', 'position');
    await until(() => page.snippet.includes('<game-example'));
    expect(page.find('#cost')!.textContent, 'nobody has measured it').not.to.match(/\d/);
  });

  it('draws a picture to save, of the position or of a first hand, with a link to the game', async () => {
    const page = await Page.open(`${SIMPLE}&way=picture`);
    await until(() => page.find('.picture svg'));
    expect(page.find('.picture desc')!.textContent).to.contain('♠');
    const link = pasted(page.snippet);
    expect(link.localName).to.equal('a');
    expect(link.getAttribute('href')).to.contain(
      'cards.example/gstk/cdn/frame.html?game=king-simple',
    );
    expect(page.find('#no-pages'), 'no CDN serves pages').not.to.equal(null);
    expect(link.querySelector('img')!.alt).to.equal('Simple King');
    const [saved, names]: [Blob[], string[]] = [[], []];
    const {createObjectURL} = URL;
    const click = HTMLAnchorElement.prototype.click;
    URL.createObjectURL = (file: Blob) => (saved.push(file), createObjectURL.call(URL, file));
    HTMLAnchorElement.prototype.click = function save() {
      names.push(this.download);
    };
    try {
      page.find('[data-save=SVG]')!.click();
      page.find('[data-save=PNG]')!.click();
      await until(() => names.length === 2);
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    expect(names).to.deep.equal(['king-simple.svg', 'king-simple.png']);
    const png = await createImageBitmap(saved.at(-1)!);
    expect([saved.at(-1)!.type, png.width, png.height]).to.deep.equal(['image/png', 1200, 630]);
    const before = page.find('.picture desc')!.textContent;
    history.replaceState(null, '', `${POSITION}&way=picture`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await until(() => page.find('.picture desc')?.textContent !== before);
  });

  it('shows the table that its snippet puts into a page', async () => {
    const page = await Page.open(`${SIMPLE}&options=kingsAreBoys%3A+on&deck=two-colour`);
    const tag = pasted(page.snippet);
    expect(page.shown.localName).to.equal(tag.localName);
    await until(() => page.shown.shadowRoot?.querySelector('gstk-hand'));
    const shown = attributesOf(page.shown);
    for (const [name, value] of Object.entries(attributesOf(tag)))
      expect(shown[name], name).to.equal(value);
    const copy = document.createElement('div');
    copy.append(document.importNode(tag, true));
    expect((copy.firstChild as HTMLElement & {options: unknown}).options).to.deep.equal({
      kingsAreBoys: 'on',
    });
  });

  it('lays a position by pressing cards, and says what the rules say', async () => {
    const page = await Page.open(POSITION);
    await page.choose('contract', 'no-girls');
    await page.lay('2', 'QS', '8S', 'AH', '9D');
    await page.lay('trick', 'KS');
    await page.choose('lead', 'W');
    await until(() => page.verdict.startsWith('The rules allow'));
    const tag = pasted(page.snippet);
    expect(attributesOf(tag)).to.deep.equal({
      game: 'king-simple',
      hands: 'S: S:Q8 H:A D:9',
      trick: 'W:KS',
      contract: 'no-girls',
    });
    expect(attributesOf(page.shown)).to.include(attributesOf(tag));
    // A card has one place, and goes back from there.
    await page.lay('3', 'QS');
    expect(pasted(page.snippet).getAttribute('hands')).to.equal('S: S:8 H:A D:9 | W: S:Q');
    expect(page.card('QS').getAttribute('aria-pressed')).to.equal('true');
    expect(page.card('QS').getAttribute('aria-label')).to.equal('queen of spades, in hand W');
    await page.lay('3', 'QS');
    expect(pasted(page.snippet).getAttribute('hands')).to.equal('S: S:8 H:A D:9');
    await page.lay('2', 'KD', 'QD', 'JD', 'TD', '8D', '7D');
    await until(() => page.find('.verdict[data-wrong] li'));
    expect(page.verdict).to.contain('hands');
  });

  it('writes steps with their plays, and says which the rules refuse', async () => {
    const hands = encodeURIComponent('S: S:8 H:A | W: S:K9');
    const page = await Page.open(`${POSITION}&lead=W&hands=${hands}`);
    await page.type('steps', 'W:KS | West leads <high>.\nN:QS ! | It falls.\n\nA comment | alone');
    await until(() => page.snippet.includes('<ol>'));
    const tag = pasted(page.snippet);
    const steps = [...tag.querySelectorAll('ol > li')].map((item) => [
      item.getAttribute('data-play'),
      item.getAttribute('data-mark'),
      item.textContent,
    ]);
    expect(steps).to.deep.equal([
      ['W:KS', null, 'West leads <high>.'],
      ['N:QS', '!', 'It falls.'],
      ['A comment', null, 'alone'],
    ]);
    await until(() => page.find('.verdict[data-wrong] li')?.textContent.includes('data-play'));
    await page.type('steps', 'W:KS | West leads.');
    await until(() => page.verdict.startsWith('The rules allow'));
    await until(() => page.shown.shadowRoot?.querySelector('[data-do=next]'));
    expect(page.shown.querySelectorAll('ol > li')).to.have.length(1);
    page.builder.remove();
    const again = await Page.open(location.hash);
    expect((again.find('#steps') as HTMLTextAreaElement).value).to.equal('W:KS | West leads.');
    await again.choose('way', 'frame');
    await until(() => again.find('#no-items'));
  });

  it('writes a question with its answers, and asks it in the preview', async () => {
    const page = await Page.open(`${POSITION}&hands=${encodeURIComponent('S: S:8 H:A | W: S:K')}`);
    await page.lay('trick', 'KS');
    await page.choose('lead', 'W');
    await page.choose('seat', 'S');
    await page.choose('mode', 'quiz');
    await page.type('steps', '8S ! | It is the only spade.\n* | Follow suit.');
    await until(() => page.snippet.includes('<ul>'));
    const tag = pasted(page.snippet);
    expect(tag.getAttribute('mode')).to.equal('quiz');
    const [right, others] = tag.querySelectorAll('ul > li');
    expect(right!.outerHTML).to.equal(
      '<li data-play="8S" data-mark="!">It is the only spade.</li>',
    );
    expect(others!.getAttribute('data-play')).to.equal('*');
    await until(() => page.shown.shadowRoot?.querySelector('[data-card="8S"]'));
  });

  it('lays the cards of a bout where a game has bouts', async () => {
    const page = await Page.open('#game=court-ladder&kind=position&players=5');
    await until(() => page.control('attacker'));
    await page.lay('1', '8S', '9D');
    await page.lay('attack', '7H');
    await page.lay('beats', 'JH');
    await page.choose('attacker', 'B');
    await page.choose('trump', 'D');
    await until(() => page.snippet.includes('bout:'));
    const tag = pasted(page.snippet);
    expect(tag.getAttribute('position')).to.equal(
      'bout: {attacker:B pairs:[{card:7H by:B beat:JH}]}',
    );
    expect(page.card('7H').getAttribute('aria-label')).to.equal('7 of hearts, an attack');
    expect(page.card('JH').getAttribute('aria-label')).to.equal('jack of hearts, beats an attack');
    await until(() => page.find('.verdict[data-wrong] li'));
    await page.choose('attacker', 'A');
    await page.choose('defender', 'E');
    await page.lay('0', 'KS');
    await page.lay('4', 'QS');
    await until(() => page.verdict.startsWith('The rules allow'));
  });

  it('offers a line of notation if a game has no playing cards', async () => {
    const page = await Page.open('#game=find-the-king&kind=position');
    expect(page.find('.pack')).to.equal(null);
    await page.type('position', 'nothing: 1');
    await until(() => page.find('.verdict[data-wrong]'));
    expect(page.snippet).to.contain('position="nothing: 1"');
  });

  it('escapes each snippet as its place requires', async () => {
    const text = '</p><script>alert("1")</script>[x]';
    const page = await Page.open(`${POSITION}&source=deal&deal=7&text=${encodeURIComponent(text)}`);
    const tag = pasted(page.snippet);
    expect(tag.querySelector('p')!.textContent).to.equal(text);
    expect(tag.querySelector('script')).to.equal(null);
    expect(tag.getAttribute('deal')).to.equal('seed: 7');
    await page.choose('way', 'frame');
    const {searchParams} = new URL((pasted(page.snippet) as HTMLIFrameElement).src);
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      ...{tag: 'game-example', game: 'king-simple', deal: 'seed: 7', text},
    });
    await page.choose('way', 'wordpress');
    expect(page.snippet).to.match(/^\[game-example game="king-simple" deal="seed: 7"\]\n<p>/);
    expect(page.snippet.match(/\[/g)).to.have.length(2);
    await page.choose('way', 'server');
    expect(page.snippet).not.to.contain('</');
    await page.choose('way', 'npm');
    expect(page.snippet).to.contain("import 'gstk/embed/game-example';");
  });

  it('keeps all in the address, and follows it', async () => {
    const page = await Page.open();
    await page.chooseGame('king-short');
    await page.choose('players', '6');
    await page.choose('width', 'phone');
    await until(() => location.hash.includes('width=phone'));
    const {hash} = location;
    const {snippet} = page;
    page.builder.remove();
    const again = await Page.open(hash);
    expect(again.snippet).to.equal(snippet);
    expect(again.find('.stage')!.dataset['width']).to.equal('phone');
    location.hash = SIMPLE;
    await until(() => again.snippet.includes('<king-game>'));
  });

  it('shows its defaults at a corrupted address', async () => {
    const spoilt =
      '#game=%00&kind=__proto__&hands=<b>&options=a:b;earlyStop:%22&players=99&from=x:';
    const page = await Page.open(spoilt);
    expect(page.snippet).to.contain('<gstk-table>God');
    page.builder.remove();
    const position = await Page.open(`${POSITION}&hands=Q&trick=%5B&contract=%22%3E&seat=Z`);
    await until(() => position.find('.verdict[data-wrong]'));
    expect(pasted(position.snippet).localName).to.equal('game-example');
  });

  it('keeps the number of players within what the options allow', async () => {
    const page = await Page.open('#game=death-over-the-kingdom&options=large%3A+on&players=12');
    expect(page.snippet).to.contain('players="12" options="large: on"');
    await page.choose('option:large');
    await until(() => page.snippet.includes('players="7"'));
    expect(location.hash).to.contain('players=7');
  });

  it('copies, and selects the text if copying is refused', async () => {
    const page = await Page.open();
    let written = '';
    const clip = (writeText: (text: string) => Promise<void>): unknown =>
      Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
    clip((text) => {
      written = text;
      return Promise.resolve();
    });
    page.find('#copy')!.click();
    const said = (): string => page.find('.copying [aria-live]')!.textContent;
    await until(() => said() === 'Copied.');
    expect(written).to.equal(page.snippet);
    clip(() => Promise.reject(new Error('refused')));
    page.find('#copy')!.click();
    await until(() => said().startsWith('Copying failed'));
    expect(focused()).to.equal(page.find('#snippet'));
    expect(getSelection()!.toString().trim()).to.equal(page.snippet.trim());
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('names version and hash of a script, and says so if they are not known', async () => {
    const list = {name: 'gstk', version: '1.2.3', files: {'king.js': 'sha384-abc'}};
    const page = await Page.open(SIMPLE, `data:application/json,${JSON.stringify(list)}`);
    await until(() => page.snippet.includes('integrity'));
    expect(page.snippet).to.contain(
      'src="https://cdn.jsdelivr.net/npm/gstk@1.2.3/dist/cdn/king.js" integrity="sha384-abc" crossorigin="anonymous"',
    );
    await page.type('from', '/gstk/cdn');
    expect(page.snippet).to.contain('src="/gstk/cdn/king.js" integrity="sha384-abc"');
    // It holds the place of the tag until the script has come.
    expect(page.snippet).to.match(/^<link rel="stylesheet" href="\/gstk\/cdn\/heights\.css">\n/);
    page.builder.remove();
    const bare = await Page.open(SIMPLE, 'data:text/plain,none');
    await until(() => bare.find('#no-hashes'));
    expect(bare.snippet).not.to.contain('integrity');
  });

  it('speaks Russian if that is chosen', async () => {
    const page = await Page.open(`${SIMPLE}&lang=ru`);
    expect(document.documentElement.lang).to.equal('ru');
    expect(page.find('h1')!.textContent).to.equal('Стол на вашей странице');
    expect(page.list.selectedOptions[0]!.textContent.trim()).to.equal('Простой кинг');
    expect(page.snippet).to.contain('>Простой кинг</');
  });
});
