import type {DiagramMaker} from '../../elements/diagram/maker.js';

/** A game's own maker as one of any game. */
const made = async (module: Promise<{readonly diagram: unknown}>): Promise<DiagramMaker> =>
  (await module).diagram as DiagramMaker;

/** By game or family, what draws its positions; those that are not named show hands and a trick. */
export const diagrams: Readonly<Record<string, () => Promise<DiagramMaker>>> = {
  king: () => made(import('../../games/king/table/diagram.js')),
  'god-save-the-king': () => made(import('../../games/god-save-the-king/table/diagram.js')),
  'crush-the-crown': () => made(import('../../games/crush-the-crown/table/diagram.js')),
  'find-the-king': () => made(import('../../games/king-and-crown/find-the-king/table/diagram.js')),
  'defend-the-king': () =>
    made(import('../../games/king-and-crown/defend-the-king/table/diagram.js')),
  'support-the-king': () =>
    made(import('../../games/king-and-crown/support-the-king/table/diagram.js')),
  'tourney-for-the-king': () =>
    made(import('../../games/king-and-crown/tourney-for-the-king/table/diagram.js')),
  'king-at-court': () => made(import('../../games/king-and-crown/king-at-court/table/diagram.js')),
  'kings-and-peasants': () => made(import('../../games/kings-and-peasants/table/diagram.js')),
  'court-ladder': () => made(import('../../games/court-ladder/table/diagram.js')),
  'death-over-the-kingdom': () =>
    made(import('../../games/death-over-the-kingdom/table/diagram.js')),
};
