/** The sounds of a page, heard by their frequencies instead of played. */
export class Tones {
  readonly heard: number[] = [];
  /** Whether the reader has touched the page. */
  isTouched = true;
  readonly #own = {
    AudioContext: globalThis.AudioContext,
    OscillatorNode: globalThis.OscillatorNode,
    GainNode: globalThis.GainNode,
  };

  constructor() {
    const {heard} = this;
    const gain = {exponentialRampToValueAtTime: () => undefined};
    const quiet = (): void => undefined;
    class Tone {
      readonly #frequency: number;

      constructor(_: unknown, {frequency}: {readonly frequency: number}) {
        this.#frequency = frequency;
      }

      connect<Node>(to: Node): Node {
        return to;
      }

      start(): void {
        heard.push(this.#frequency);
      }

      stop = quiet;
    }
    Object.assign(globalThis, {
      AudioContext: class {
        readonly currentTime = 0;
        readonly destination = {};
      },
      OscillatorNode: Tone,
      GainNode: class {
        readonly gain = gain;
        connect = quiet;
      },
    });
    const activation = (): {readonly hasBeenActive: boolean} => ({hasBeenActive: this.isTouched});
    Object.defineProperty(navigator, 'userActivation', {configurable: true, get: activation});
  }

  close(): void {
    Object.assign(globalThis, this.#own);
    Reflect.deleteProperty(navigator, 'userActivation');
  }
}
