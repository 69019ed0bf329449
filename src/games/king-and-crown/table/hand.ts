import type {HandScene, RenderContext, Scene} from '../../../elements/index.js';
import type {AnyEvent, AnyView, Choices} from '../../../game/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {COURT, type CourtCard, isCourtCard} from '../rules/deck.js';
import {courtFace} from './face.js';

/** A view of a game in which players choose from all five cards each time. */
type ChoosingView = AnyView & {readonly choices: Choices<CourtCard>};

/** The reader's five cards, except the one on the table. An onlooker has none. */
function handOfFive<View extends ChoosingView, Event extends AnyEvent>(
  {choices}: View,
  laid: CourtCard | null,
  {seat, messages, asking, moves, refuse}: RenderContext<View, ChooseMove, Event>,
): HandScene<ChooseMove, string> | undefined {
  if (seat === undefined) return undefined;
  const move = (code: string): ChooseMove => ({
    type: 'choose',
    card: isCourtCard(code) ? code : 'king',
  });
  const name = (code: string): string => messages.lookup('crown/card', {card: code});
  const made = choices.made[seat] ?? laid;
  return {
    cards: COURT.filter((card) => card !== made),
    dealt: COURT.length,
    legal: asking ? moves.map(({card}) => card) : null,
    why: (code) => {
      const refusal = refuse(move(code));
      return refusal && messages.lookup(refusal);
    },
    move,
    own: {
      face: (code, illegal) => courtFace(move(code).card, {illegal, name: name(code)}),
      name,
    },
  };
}

/** A scene with the five cards, which are the only choice; `laid` is the reader's card that lies open. */
export function sceneOfFive<View extends ChoosingView, Event extends AnyEvent>(
  view: View,
  ctx: RenderContext<View, ChooseMove, Event>,
  drawn: Omit<Scene<ChooseMove, string>, 'hand'>,
  laid: CourtCard | null = null,
): Scene<ChooseMove, string> {
  const hand = handOfFive(view, laid, ctx);
  return {...drawn, ...(hand ? {hand} : {})};
}
