// The floor for pages of this kind: one bundle of Lit and XState that draws 13 buttons.
import {html, LitElement} from 'lit';
import {createActor, createMachine} from 'xstate';

const machine = createMachine({
  initial: 'asking',
  states: {asking: {on: {play: 'playing'}}, playing: {on: {played: 'asking'}}},
});

class BenchFloor extends LitElement {
  #actor = createActor(machine).start();

  render() {
    const press = () => this.#actor.send({type: 'play'});
    return html`${Array.from({length: 13}, (_, at) => html`<button @click=${press}>${at}</button>`)}`;
  }
}
customElements.define('bench-floor', BenchFloor);
