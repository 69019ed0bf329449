// The forms of a game's moves for its reference page, as its rules and its chart declare them.
import {chartModel} from '../stories/support/chart/model.ts';
import {code} from './reference-markdown.mjs';

/** Kinds of words in moves that have no list of their words. */
const KINDS = {
  card: 'a card in any spelling: `QH`, `♥Q`, `10D`; a joker is `*1` or `*2`',
  'suit card': 'a card in any spelling: `QH`, `♥Q`, `10D`',
  seat: 'a seat: its letter, or its number from 0',
  seats: 'seats with spaces between, as letters or as numbers from 0',
  'seats joined by +': 'seats with `+` between, as letters or as numbers from 0',
  character: 'the id of a character',
  contract: 'the id of a contract',
  'cards with commas between': 'cards with commas between',
  'rank of each seat': 'a rank for each seat, from seat 0 on: `king` `prince` `soldier` `peasant`',
};

/** The words in braces of a form, each with what may stand for it. */
const wordsSaid = ({words}) =>
  Object.entries(words)
    .map(([name, {name: kind, values}]) => {
      const meant = KINDS[kind] ?? kind;
      return `${code(name)}: ${values ? `${kind}, ${values.map(code).join(' ')}` : meant}`;
    })
    .join('; ');

/** All boxes of a chart that await moves, with their phases. */
const boxesIn = (box) => [box, ...box.boxes.flatMap(boxesIn)].filter(({moves}) => moves.length > 0);

/** The rows of all forms: the form, its words, examples, these in words, and the phases. */
export function moveRows(rules, {machine, shown, metIn}, nameOf) {
  const boxes = boxesIn(chartModel(machine).root);
  /** The phases of a form: those in which the chart awaits its type; of several of a type, those met. */
  const phasesOf = (form) => {
    const {type} = form.fixed;
    const declared = boxes.filter((box) => box.moves.includes(type)).map(({id}) => id);
    const isAlone = rules.moveForms.filter(({fixed}) => fixed.type === type).length === 1;
    const own = declared.filter((id) => metIn.get(form).has(id));
    return isAlone || own.length === 0 ? declared : own;
  };
  return rules.moveForms.map((form) => {
    const met = [...shown.get(form)];
    return [
      code(form.text),
      wordsSaid(form),
      met.map(([text]) => code(text.replaceAll(' ', '_'))).join(' '),
      met.map(([, move]) => nameOf(move)).join('; '),
      phasesOf(form).map(code).join(' '),
    ];
  });
}
