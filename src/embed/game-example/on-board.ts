import {
  type ArrangedSeat,
  arrange,
  type Arrangement,
  type DrawOptions,
} from '../../elements/index.js';
import type {Seat} from '../../game/index.js';
import type {Snapshot} from '../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import type {Arrow, PlacedArrow} from './added-to-board.js';
import type {Host} from './host.js';

/** The arrows whose cards and seats are on the board. */
export function placed(
  arrows: readonly Arrow[],
  {seats}: Pick<Arrangement, 'seats'>,
  order: readonly Seat[],
): readonly PlacedArrow[] {
  const isOwn = ({hand}: ArrangedSeat): boolean => hand?.isOwn === true;
  const cards = seats.find(isOwn)?.hand?.cards ?? [];
  return arrows
    .map(({card, to, kind}) => ({from: cards.indexOf(card), to: order.indexOf(to), kind}))
    .filter(({from, to}) => from >= 0 && to >= 0);
}

/** The viewer of such a position. */
interface Viewing {
  readonly host: Host;
  readonly played: PlayedLesson;
  readonly snapshot: Snapshot;
  /** True while the reader plays on from here. */
  readonly playing: boolean;
  readonly at: {readonly step: number};
  /** Resolves once the board has been drawn. */
  readonly drawn: Promise<void>;
  draw(): void;
}

/** The board of a reader's own decision, as far as a review asks for it. */
export class OwnBoard {
  readonly #viewer: Viewing;

  constructor(viewer: Viewing) {
    this.#viewer = viewer;
    const {onBoard} = viewer.host;
    if (!onBoard) return;
    onBoard.redraw = () => viewer.draw();
    void viewer.drawn.then(() => this.drawn());
  }

  /** The cards that can be chosen now. */
  get cards(): DrawOptions['choose'] {
    return this.#isShown ? this.#viewer.host.onBoard?.cards?.() : undefined;
  }

  pick(card: string): void {
    this.#viewer.host.onBoard?.pick?.(card);
  }

  /** After the board was drawn: draws the arrows over it. */
  drawn(): void {
    const {host, played, snapshot} = this.#viewer;
    const {arrows = []} = host.onBoard ?? {};
    const stage = host.shadowRoot.querySelector('.stage');
    if (arrows.length === 0 || !this.#isShown || !stage) return;
    const diagram = played.diagram(snapshot);
    const order = diagram.order ?? [...diagram.seats.keys()];
    const there = placed(arrows, arrange(diagram), order);
    import('./arrows.js').then(
      ({drawArrows}) => this.#isShown && drawArrows(stage, there),
      console.error,
    );
  }

  /** Whether the board shows the position in which the reader decided. */
  get #isShown(): boolean {
    return !this.#viewer.playing && this.#viewer.at.step === 0;
  }
}
