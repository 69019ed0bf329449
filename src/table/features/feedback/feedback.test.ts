import {expect} from '@open-wc/testing';
import {SimulatedClock} from 'xstate';
import {clean, everything, frames, Table, until} from '../../../embed/gstk-table/table.fixture.js';
import {Listener} from '../../speech/listener.fixture.js';
import {itNightly} from '../../../testing/nightly.fixture.js';

/** Sounds and vibrations: rows 50 and 51, recorded by a fake browser API. */

/** The pitch with which each cue's tone begins. */
const CARD = 320;
const TURN = 520;
const REFUSED = 180;

const {AudioContext, OscillatorNode, GainNode} = globalThis;
const heard: number[] = [];
const felt: unknown[] = [];
let contexts = 0;

const ramp = {exponentialRampToValueAtTime: () => undefined};
class FakeContext {
  readonly currentTime = 0;
  readonly destination = {};

  constructor() {
    contexts++;
  }
}
class FakeGain {
  readonly gain = ramp;

  connect(): void {
    // the tests make no sound
  }
}
class FakeTone {
  readonly frequency = ramp;
  readonly #from: number;

  constructor(_: unknown, {frequency}: {readonly frequency: number}) {
    this.#from = frequency;
  }

  connect(to: FakeGain): FakeGain {
    return to;
  }

  start(): void {
    heard.push(this.#from);
  }

  stop(): void {
    // the test records the tone when it begins
  }
}

describe('sound and vibration', () => {
  let table: Table;
  // Some browsers cannot vibrate.
  const vibrate = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate');
  const feel = (value: unknown): void =>
    void Object.defineProperty(Navigator.prototype, 'vibrate', {configurable: true, value});

  before(() => {
    Object.assign(globalThis, {
      ...{AudioContext: FakeContext, OscillatorNode: FakeTone, GainNode: FakeGain},
    });
  });
  beforeEach(async () => {
    await clean();
    feel((pulse: number) => felt.push(pulse) > 0);
    heard.length = felt.length = 0;
  });
  afterEach(clean);
  after(() => {
    Object.assign(globalThis, {AudioContext, OscillatorNode, GainNode});
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    if (vibrate) Object.defineProperty(Navigator.prototype, 'vibrate', vibrate);
  });

  const lay = async (attributes = {}, set = {}): Promise<void> => {
    table = await Table.ready({attributes, set});
    await table.host.fetchFeatures();
    await frames(2);
  };
  const refuse = async (): Promise<void> => {
    const illegal = table.hand().find((card) => !table.legal().includes(card))!;
    table.host.play(illegal);
    await frames(2);
  };

  it('row 50: off by default: no sound, and no audio context', async () => {
    await lay();
    await refuse();
    await table.plays(() => table.host.play(table.legal()[0]!));
    expect(heard).to.deep.equal([]);
    expect(contexts).to.equal(0);
  });

  it('row 50: the switch in the menu turns it on, and is stored', async () => {
    await lay();
    await table.open('menu');
    const control = [...everything(table.root)].find(
      (one) => one.localName === 'gstk-switch' && (one as never as {name: string}).name === 'sound',
    )!;
    control.shadowRoot!.querySelector('input')!.click();
    await table.close();
    await refuse();
    expect(heard).to.deep.equal([REFUSED]);
    table.clear();
    heard.length = 0;
    await lay();
    expect(heard, 'it is your turn').to.deep.equal([TURN]);
  });

  itNightly('row 50: M turns it on and off, and announces it', async () => {
    await lay();
    table.host.focus();
    const ears = new Listener();
    await table.press('m');
    expect(await ears.news()).to.contain('Sound: on');
    await refuse();
    expect(heard).to.deep.equal([REFUSED]);
    await table.press('m');
    expect(await ears.news()).to.contain('Sound: off');
    ears.stop();
    await refuse();
    expect(heard).to.deep.equal([REFUSED]);
  });

  it('a card, your turn and a refusal each sound once', async () => {
    const clock = new SimulatedClock();
    table = await Table.lay({attributes: {sound: 'on', speed: 'normal'}, set: {clock}});
    await table.host.fetchFeatures();
    const turn = async (): Promise<void> => {
      for (let n = 0; n < 400 && !table.is('my-turn'); n++) {
        clock.increment(100);
        await frames(1);
      }
    };
    await turn();
    heard.length = 0;
    await refuse();
    expect(heard).to.deep.equal([REFUSED]);
    const {moves} = table;
    table.host.play(table.legal()[0]!);
    await frames(2);
    await turn();
    const cards = heard.filter((tone) => tone === CARD).length;
    expect(cards).to.equal(table.moves - moves);
    expect(heard).to.deep.equal([REFUSED, ...Array<number>(cards).fill(CARD), TURN]);
  });

  it('row 51: your turn and a refusal vibrate if the reader wants it', async () => {
    await lay();
    await refuse();
    expect(felt, 'off at first').to.deep.equal([]);
    table.clear();
    await lay({haptics: 'on'});
    expect(felt).to.deep.equal([20]);
    await refuse();
    expect(felt).to.deep.equal([20, 60]);
    expect(heard, 'without a sound').to.deep.equal([]);
  });

  it('row 51: nothing happens in a browser that cannot vibrate', async () => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    await lay({haptics: 'on'});
    await refuse();
    await until(() => table.find('.say .q')!.textContent, 'it is refused in words');
    expect(felt).to.deep.equal([]);
  });
});
