/** English faults in the shape of any game's position. */

/** A number of items, "1 item". */
export const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
/** A number of cards, "1 card". */
export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
/** The numbers that are allowed, "3" or "0 to 3". */
export const range = (least: number, most: number): string =>
  least === most ? `${most}` : `${least} to ${most}`;
/** The seats that are awaited, "must be [0,1], the seats that are to choose". */
export const awaited = (due: readonly number[], act: string): string =>
  due.length === 0
    ? `must be []: no seat is to ${act}`
    : `must be [${due.join()}], the ${due.length === 1 ? 'seat that is' : 'seats that are'} to ${act}`;

export const shapeFaults = {
  'option-value': (of: {readonly values: readonly unknown[]; readonly found: string}) =>
    `must be one of ${of.values.join(', ')}, not ${of.found}`,
  option: ({names}: {readonly names: readonly string[]}) =>
    `is not an option; expected ${names.length > 0 ? `one of ${names.join(', ')}` : 'none'}`,
  object: 'must be an object',
  field: ({fields}: {readonly fields: readonly string[]}) =>
    `is not a field; expected ${fields.join(', ')}`,
  number: ({due}: {readonly due: number}) => `must be ${due}`,
  range: ({min, max}: {readonly min: number; readonly max: number}) =>
    `must be a whole number from ${min} to ${max}`,
  list: 'must be a list',
  'too-long': ({most}: {readonly most: number}) => `must have ${items(most)} or fewer`,
  length: ({due, count}: {readonly due: number; readonly count: number}) =>
    `must have ${items(due)}, not ${count}`,
  'by-seat': (of: {readonly min: number; readonly max: number; readonly count: number}) =>
    `must have ${of.min} to ${of.max} items, one for each seat, not ${of.count}`,
  word: ({words}: {readonly words: readonly string[]}) =>
    words.length === 1 ? `must be ${words[0]}` : `must be one of ${words.join(', ')}`,
  flag: 'must be true or false',
  'different-seats': 'must be different seats',
  rng: 'must be four integers',
  'phase-name': 'must be the name of a phase',
  card: 'must be a card such as "QH"',
  pack: 'must be a card of this pack',
  foreign: ({card}: {readonly card: string}) => `is ${card}, which is not in the pack`,
  twice: ({card, at}: {readonly card: string; readonly at: readonly string[]}) =>
    `is ${card}, which is also at ${at.join(' and ')}`,
  often: (of: {readonly card: string; readonly copies: number; readonly at: readonly string[]}) =>
    `is ${of.card}, of which the pack has ${of.copies}, at ${of.at.join(' and ')}`,
  'card-twice': 'names a card twice',
  leads: ({due, leader}: {readonly due: number; readonly leader: number}) =>
    `must be ${due}, since ${leader} leads`,
  due: ({due}: {readonly due: unknown}) => `must be ${JSON.stringify(due)}`,
  trick: 'the trick',
  found: ({text}: {readonly text: string}) => `; found ${text}`,
  'left-out': '; it is left out',
  'hands-twice': ({card}: {readonly card: string}) => `holds ${card} twice`,
  'hands-many': 'have more cards than the pack',
  'hands-unfilled': 'cannot be filled with the cards that are left',
};
