import {html, type TemplateResult} from 'lit';
import {isCard} from '../../../cards/card.js';
import type {Analysed, Decision, Prospected} from '../../../analysis/index.js';
import type {DiagramMaker} from '../../../elements/index.js';
import type {AnyMove} from '../../../game/index.js';
import type {Messages, MessagesOf, Player, ReviewMessages} from '../../../i18n/index.js';

/** The moves of a decision that are listed. */
const LISTED = 4;

/** The source of the words. */
interface Sources {
  readonly messages: Messages;
  /** The players by seat. */
  readonly players: readonly Player[];
  readonly words: MessagesOf<ReviewMessages>;
  readonly maker: DiagramMaker | undefined;
}

/** Decisions of a game in words and figures. */
export class DecisionWords {
  readonly #game: Analysed;
  readonly #from: Sources;

  constructor(game: Analysed, from: Sources) {
    this.#game = game;
    this.#from = from;
  }

  /** A move in words. */
  name(move: AnyMove): string {
    const {maker, messages, players} = this.#from;
    const {card} = move as {readonly card?: unknown};
    const own =
      maker?.move?.(move, messages, players) ??
      (typeof card === 'string'
        ? isCard(card)
          ? messages.t('card', {card})
          : maker?.deck?.name(card, messages)
        : undefined);
    return own ?? this.#game.rules.formatMove(move);
  }

  /** The cost of a decision, or why it was right. */
  cost({moves, made, verdict, mark}: Decision): string {
    const {words} = this.#from;
    const [top] = moves;
    if (mark === '!') return words.t('review/only');
    if (verdict === 'best')
      return words.t(top === made ? 'review/nothing-better' : 'review/nothing-surely-better');
    const better = this.name(top!.move);
    const {unit = 'share'} = this.#game.foresight;
    const n = unit === 'share' ? Math.round(made.loss * 100) : Math.round(made.loss * 10) / 10;
    return words.t(`review/${unit}`, {n, better});
  }

  /** The best moves and their worth, including the one that was made. */
  promised({moves, made}: Decision): TemplateResult {
    const {words, messages} = this.#from;
    const first = moves.slice(0, LISTED);
    const listed = first.includes(made) ? first : [...first.slice(0, -1), made];
    const {unit = 'share'} = this.#game.foresight;
    const figure = ({mean}: Prospected): string => {
      if (unit === 'share') return `${Math.round(mean * 100)} %`;
      const value = Math.round(mean * 10) / 10;
      return unit === 'points' ? messages.points(value) : messages.number(value);
    };
    return html`<table class="promised">
      <caption class="q s">
        ${words.t('review/promised')}
      </caption>
      <tbody>
        ${listed.map(
          (one) =>
            html`<tr class=${one === made ? 'made' : ''}>
              <th scope="row">${this.name(one.move)}</th>
              <td>${figure(one)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
