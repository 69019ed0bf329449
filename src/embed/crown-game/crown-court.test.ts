import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {CourtView} from '../../games/king-and-crown/king-at-court/index.js';
import {repeated} from '../../testing/full.fixture.js';
import {itNightly} from '../../testing/nightly.fixture.js';
import {clean, everything, frames, until} from '../gstk-table/table.fixture.js';
import type {CrownGame} from './crown-game.component.js';

const HANDS = [['knight'], ['king'], ['dragon'], ['witch']];
const TALK = [{seat: 1, saying: {say: 'ask', seat: 0}}];

/** The King at Court in its tag. At speed `slow` the bots stay silent for longer than a test takes. */
describe('<crown-game variant="court">', () => {
  let host: CrownGame;

  beforeEach(clean);
  afterEach(async () => {
    host.parentElement?.remove();
    await clean();
  });

  const lay = async (state: unknown, set: Partial<CrownGame> = {}, width = 320): Promise<void> => {
    await import('./crown-game.js');
    host = document.createElement('crown-game');
    Object.assign(host, {variant: 'court', storageKey: 'off', loading: 'eager', speed: 'slow'});
    Object.assign(host, {seed: '7', state, ...set});
    const box = document.createElement('div');
    box.style.setProperty('inline-size', `${width}px`);
    box.append(host);
    document.body.append(box);
    await until(() => host.matches(':state(my-turn)'), 'the reader is asked');
    await host.updateComplete;
    await frames(1);
  };
  const seek = (selector: string): HTMLElement | null => host.shadowRoot!.querySelector(selector);
  const find = (selector: string): HTMLElement => seek(selector)!;
  const field = (): HTMLInputElement => find('.writing input') as HTMLInputElement;
  const all = (selector: string): readonly HTMLElement[] => [
    ...host.shadowRoot!.querySelectorAll<HTMLElement>(selector),
  ];
  const view = (): CourtView => host.view as unknown as CourtView;
  const words = (): string =>
    [...everything(host.shadowRoot!)]
      .flatMap((one) => [
        ...[...(one.shadowRoot ?? one).childNodes]
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map(({textContent}) => textContent ?? ''),
        ...[...one.attributes].map(({value}) => value),
      ])
      .join(' ');

  it('a claim is one tap, and stands in the talk', async () => {
    await lay({phase: 'question', hands: HANDS, talk: TALK});
    expect(all('.phrases button').map(({ariaLabel}) => ariaLabel)).to.deep.equal([
      'I am the Knight.',
      'I am the Dragon.',
      'I am the Witch.',
    ]);
    all('.phrases button')[0]!.click();
    await until(() => view().talk.length > 1, 'it was said');
    await frames(2);
    expect(find('.talk .mine').textContent).to.match(/You\s*:\s*I am the Knight\./);
  });

  it('marks stay in their lines, which do not glide as the talk goes on', async () => {
    const said = [2, 3].map((seat) => ({seat, saying: {say: 'am', title: 'Knight'}}));
    await lay({phase: 'question', hands: HANDS, talk: [...said, ...TALK]});
    expect(find('.talk .clash').textContent).to.contain('contradicts');
    expect(seek('.talk [data-move]')).to.equal(null);
  });

  it('the talk says that it is over', async () => {
    await lay({
      ...{phase: 'question', hands: [['king'], ['knight'], ['dragon'], ['witch']]},
      talk: [{seat: 0, saying: {say: 'ask', seat: 1}}],
    });
    expect(find('.talk').textContent).not.to.contain('over');
    find('[data-id=end]').click();
    await until(() => view().phase === 'accuse', 'the King accuses');
    await frames(2);
    expect(find('.talk li:last-child').textContent).to.equal('The talk is over.');
    expect(find('.strip').textContent).to.contain('You end the questions');
  });

  it('free words are plain text, never markup', async () => {
    await lay({phase: 'question', hands: HANDS, talk: TALK});
    find('[data-kind=text]').click();
    await frames(2);
    field().value = '  <b>Well</b>?  ';
    find('.writing button').click();
    await until(() => view().talk.length > 1, 'it was said');
    await frames(2);
    expect(find('.talk .mine > span').textContent).to.equal('\u2068<b>Well</b>?\u2069');
  });

  it('the page hears no typing', async () => {
    await lay({phase: 'question', hands: HANDS, talk: TALK});
    find('[data-kind=text]').click();
    await frames(2);
    field().focus();
    const heard: string[] = [];
    const hear = ({type}: Event): void => void heard.push(type);
    const types = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input'];
    for (const type of types) document.addEventListener(type, hear);
    for (const key of 'a king') await sendKeys({press: key});
    for (const type of types) document.removeEventListener(type, hear);
    expect(field().value).to.equal('a king');
    expect(heard).to.deep.equal([]);
  });

  it('no other player’s card is named anywhere, except the King', async () => {
    await lay({phase: 'question', hands: [['knight'], ['king'], ['dragon'], ['witch']]});
    const court = find('.places').textContent;
    expect(court).to.contain('Knight').and.to.contain('King');
    expect(court).not.to.match(/Dragon|Witch/);
    find('[data-kind=ask]').click();
    await frames(2);
    expect(words()).not.to.match(/\b(dragon|witch)\b/);
  });

  it('KC5-11: the Beggar is asked as everybody is, and others are refused in words', async () => {
    const prompts: string[] = [];
    for (const own of ['beggar', 'knight']) {
      const rest = own === 'beggar' ? 'knight' : 'beggar';
      await lay({hands: [[own], ['king'], ['dragon'], ['witch'], [rest]], accused: 2});
      prompts.push(`${find('.say').textContent} ${find('.actions').innerHTML}`);
      if (own === 'knight') {
        find('[data-id=join]').click();
        await frames(2);
        expect(find('.say .q').textContent).to.contain('only the Beggar');
        expect(view().phase).to.equal('joining');
      } else host.parentElement!.remove();
    }
    const [one, two] = prompts.map((html) => html.replace(/<!--.*?-->/g, ''));
    expect(one).to.equal(two);
  });

  it('bots speak while the reader is asked, and keep the words that he is about to say', async () => {
    await lay({phase: 'question', hands: HANDS, talk: TALK}, {speed: 'fast'});
    find('[data-kind=text]').click();
    await frames(2);
    const before = field();
    before.focus();
    before.value = 'half a';
    await until(() => view().talk.length > 1, 'a bot has spoken');
    await frames(2);
    expect(field()).to.equal(before);
    expect(before.value).to.equal('half a');
    expect(host.shadowRoot!.activeElement).to.equal(before);
    expect(host.matches(':state(my-turn)')).to.equal(true);
  });

  for (const locale of repeated(['ru', 'en']))
    itNightly(
      `${locale}: a whole round at 320 px sticks out nowhere and shows no key`,
      async () => {
        await lay(undefined, {locale, speed: 'instant', players: 5});
        for (let step = 0; step < 60 && !host.matches(':state(game-over)'); step++) {
          expect(words()).not.to.match(/(court|crown)\/|undefined|NaN/);
          expect(host.scrollWidth).to.be.at.most(320);
          const pick = seek('.pick');
          if (pick && !seek('.pick[aria-pressed=true]')) pick.click();
          else
            for (const id of ['go', 'ready', 'accuse', 'look', 'pass', 'end']) {
              const button = seek(`[data-id=${id}]`);
              if (button === null) continue;
              button.click();
              break;
            }
          await frames(3);
        }
        expect(host.matches(':state(game-over)')).to.equal(true);
      },
    );
});
