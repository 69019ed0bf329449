import {pick, type Rng, rngFrom} from '../../../../cards/index.js';
import type {Options, Seat} from '../../../../game/index.js';
import {kingRules} from '../../rules.js';
import {variantOf, VARIANTS} from '../../rules/contracts/variants.js';
import type {Variant} from '../../rules/contracts/columns.js';
import type {KingEvent, KingState, KingView} from '../../types.js';

/** Deals played at random, as a viewer sees them once they have been scored. */

export interface ScoredDeal {
  readonly id: string;
  readonly variant: Variant;
  readonly view: KingView;
  readonly event: Extract<KingEvent, {type: 'deal scored'}>;
}

/** Plays on at random and collects the deals that are scored, `most` of them at most. */
export function playDeals(
  id: string,
  start: KingState,
  seed: string,
  most: number,
  viewer?: Seat,
): readonly ScoredDeal[] {
  const rules = kingRules(id);
  const deals: ScoredDeal[] = [];
  let rng = rngFrom(seed);
  let state = start;
  while (state.turn.length > 0 && deals.length < most) {
    const seat = state.turn[0]!;
    const {value, rng: next} = pick(rng, rules.legalMoves(state, seat));
    rng = next;
    state = rules.apply(state, seat, value, (event, after) => {
      if (event.type === 'deal scored')
        deals.push({id, variant: variantOf(id), view: rules.view(after, viewer), event});
    });
  }
  return deals;
}

/** A value for every option that changes a deal, drawn at random; matches are full. */
function drawn(id: string, rng: Rng): {readonly options: Options; readonly rng: Rng} {
  let now = rng;
  const options = Object.fromEntries(
    variantOf(id)
      .options.filter(({isLater}) => !isLater)
      .map(({name, values}) => {
        const {value, rng: next} = pick(now, values);
        now = next;
        return [name, value];
      }),
  );
  return {options, rng: now};
}

/** Deals of every variant and number of players, with options drawn at random. */
export function* randomDeals(matches: number, most: number, viewer?: Seat): Generator<ScoredDeal> {
  for (const {id, tables} of VARIANTS)
    for (const seats of Object.keys(tables).map(Number))
      for (let match = 0; match < matches; match++) {
        const seed = `${id} ${seats} ${match}`;
        const {options, rng} = drawn(id, rngFrom(seed));
        yield* playDeals(id, kingRules(id).setup(options, seats, rng), seed, most, viewer);
      }
}
