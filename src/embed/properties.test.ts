import {expect} from '@open-wc/testing';
import type {PropertyDeclaration, ReactiveElement} from '@lit/reactive-element';
import {EmbedBuilder} from '../builder/embed-builder/embed-builder.component.js';
import {RecordVerifier} from '../builder/record-verifier/record-verifier.component.js';
import {GstkDialog} from '../elements/gstk-dialog/gstk-dialog.component.js';
import {GstkHand} from '../elements/gstk-hand/gstk-hand.component.js';
import {GstkLog} from '../elements/gstk-log/gstk-log.component.js';
import {GstkScoreSheet} from '../elements/gstk-score-sheet/gstk-score-sheet.component.js';
import {GstkSeat} from '../elements/gstk-seat/gstk-seat.component.js';
import {GstkSegments} from '../elements/gstk-segments/gstk-segments.component.js';
import {GstkSteps} from '../elements/gstk-steps/gstk-steps.component.js';
import {GstkSwitch} from '../elements/gstk-switch/gstk-switch.component.js';
import {GstkTotals} from '../elements/gstk-totals/gstk-totals.component.js';
import {GstkTrick} from '../elements/gstk-trick/gstk-trick.component.js';
import {CrownGame} from './crown-game/crown-game.component.js';
import {CrushGame} from './crush-game/crush-game.component.js';
import {GameChart} from './game-chart/game-chart.component.js';
import {GameExample} from './game-example/game-example.component.js';
import {GstkTable} from './gstk-table/gstk-table.component.js';
import {KingGame} from './king-game/king-game.component.js';
import {KingdomGame} from './kingdom-game/kingdom-game.component.js';
import {PlayingCard} from './playing-card/playing-card.component.js';

/** Every tag by its class; a test in Node finds a class that is missing here. */
const CLASSES = {
  ...{CrownGame, CrushGame, EmbedBuilder, GameChart, GameExample, GstkDialog, GstkHand, GstkLog},
  ...{GstkScoreSheet, GstkSeat, GstkSegments, GstkSteps, GstkSwitch, GstkTable, GstkTotals},
  ...{GstkTrick, KingGame, KingdomGame, PlayingCard, RecordVerifier},
};

type Properties = ReactiveElement & Record<string, unknown>;

let count = 0;

/** Registers the class under a name that no element has yet. */
function defineLate(Own: CustomElementConstructor): string {
  const tag = `late-${count++}`;
  customElements.define(tag, class extends Own {});
  return tag;
}

/** Two values of a property, and what they mean; as an attribute they are written as texts. */
function samplesOf(name: string, {attribute, type, converter}: PropertyDeclaration): unknown[] {
  if (type === Boolean) return [true, true];
  if (type === Number) return [2, 3];
  if (name === 'terms') return [{label: 'One'}, {label: 'Two'}];
  if (attribute === false) return [Object.freeze([name]), Object.freeze([name, name])];
  if (typeof converter === 'object' && converter.fromAttribute) return ['deals: 4', 'deals: 5'];
  return ['one', 'two'];
}

/** Properties that do not read back as set; their own tests are below and elsewhere. */
const OWN = ['state', 'undo'];

for (const [className, Class] of Object.entries(CLASSES))
  describe(`properties of ${className}`, () => {
    const Own = Class as unknown as typeof ReactiveElement & CustomElementConstructor;
    const tag = defineLate(Own);
    const declared = [...Own.elementProperties].filter(
      ([name, {state}]) => !state && !OWN.includes(String(name)),
    ) as [string, PropertyDeclaration][];
    const make = (): Properties => document.createElement(tag) as Properties;

    for (const [name, options] of declared)
      it(`${name}: alone, as an attribute, both, before the definition, later, and removed`, () => {
        const [first, second] = samplesOf(name, options) as [unknown, unknown];
        const {attribute, reflect, type} = options;
        const valueIn = (element: Properties): unknown => {
          const value = element[name];
          // A class makes its functions for each element.
          return typeof value === 'function' ? String(value) : value;
        };
        const initial = valueIn(make());
        const meant = (value: unknown): unknown => {
          const element = make();
          element[name] = value;
          return valueIn(element);
        };
        const [a, b] = [meant(first), meant(second)];
        expect(a, 'alone').not.to.deep.equal(initial);
        for (const nothing of [undefined, null]) {
          const element = make();
          element[name] = first;
          element[name] = second;
          expect(element[name], 'later').to.deep.equal(b);
          element[name] = nothing;
          expect(valueIn(element), String(nothing)).to.deep.equal(initial);
        }
        const early = document.createElement(`late-${count}`) as unknown as Properties;
        early[name] = first;
        defineLate(Own);
        customElements.upgrade(early);
        expect(Object.hasOwn(early, name)).to.equal(false);
        expect(early[name], 'before the definition').to.deep.equal(a);
        early[name] = second;
        expect(early[name], 'later than before the definition').to.deep.equal(b);
        early[name] = undefined;
        expect(valueIn(early)).to.deep.equal(initial);
        if (attribute === false) return;

        const named =
          attribute === undefined || attribute === true ? name.toLowerCase() : attribute;
        const [text, other] = [first, second].map((value) =>
          type === Boolean ? '' : String(value),
        );
        const element = make();
        element.setAttribute(named, other!);
        expect(element[name], 'as an attribute').to.deep.equal(b);
        element.removeAttribute(named);
        expect(element[name], 'without the attribute').to.deep.equal(initial);
        expect(meant(text), 'the text of the attribute').to.deep.equal(a);
        element.setAttribute(named, other!);
        element[name] = first;
        expect(element[name], 'both').to.deep.equal(a);
        if (reflect) return;
        element.setAttribute(named, other!);
        expect(element[name], 'both, the attribute later').to.deep.equal(a);
        element[name] = undefined;
        expect(element[name], 'the attribute again').to.deep.equal(b);
        const both = document.createElement(`late-${count}`) as unknown as Properties;
        both.setAttribute(named, other!);
        both[name] = first;
        defineLate(Own);
        customElements.upgrade(both);
        expect(both[name], 'both, before the definition').to.deep.equal(a);
      });

    it('no attribute is the name of something else that a framework would set', () => {
      const element = make();
      const names = new Set(declared.map(([name]) => name));
      const others = Own.observedAttributes.filter((name) => name in element && !names.has(name));
      expect(others.filter((name) => name !== 'undo')).to.deep.equal([]);
    });
  });

describe('properties of tables', () => {
  it('`undo` is a setting when it is set, and a method when it is called', () => {
    const tag = defineLate(KingGame);
    const table = document.createElement(tag) as KingGame;
    Object.assign(table, {undo: 'off'});
    expect(table.undoing).to.equal('off');
    expect(table.undo()).to.equal(false);
    const early = document.createElement(`late-${count}`) as KingGame;
    Object.assign(early, {undo: 'deal'});
    defineLate(KingGame);
    customElements.upgrade(early);
    expect(early.undoing).to.equal('deal');
  });

  it('`loading` and `state` work before the definition, and are removed again', async () => {
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; inset-block-start: 9000px';
    document.body.append(box);
    const cards = ['KS', 'QS'];
    const table = document.createElement(`late-${count}`) as KingGame;
    Object.assign(table, {
      ...{loading: 'eager', storageKey: 'off', speed: 'instant', variant: 'simple'},
      state: {hands: [null, null, cards, null].map((hand) => hand ?? [null, null]), turn: [2]},
      seat: 2,
    });
    box.append(table);
    defineLate(KingGame);
    const shown = (): unknown =>
      (table.view as {hands?: readonly unknown[]} | undefined)?.hands?.[2];
    const until = async (done: () => boolean): Promise<void> => {
      while (!done()) await new Promise(requestAnimationFrame);
    };
    await until(() => shown() !== undefined);
    expect(shown()).to.have.members(cards);
    Object.assign(table, {state: undefined});
    await until(() => (shown() as readonly unknown[]).length === 8);
    box.remove();
  });

  it('numbers work wherever texts do', () => {
    const table = document.createElement(defineLate(CrownGame)) as CrownGame;
    Object.assign(table, {version: 2, seed: 0, players: 3});
    expect(table.entry.id).to.equal('defend-the-king');
    expect(table.setup().seed).to.equal('0');
    expect(table.setup().seats).to.equal(3);
  });
});
