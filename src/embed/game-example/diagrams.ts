import type {DiagramMaker} from '../../elements/diagram/maker.js';

/** By family, what draws its positions; families that are not named show hands and a trick. */
export const diagrams: Readonly<Record<string, () => Promise<DiagramMaker>>> = {
  king: () =>
    import('../../games/king/table-diagram.js').then(({diagram}) => diagram as DiagramMaker),
};
