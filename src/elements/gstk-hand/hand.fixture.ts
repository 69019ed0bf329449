import {sendKeys} from '@web/test-runner-commands';
import {html} from 'lit';
import type {Card} from '../../cards/index.js';
import type {WishDetail} from '../events.js';
import {english, settled, stage} from '../shared/stage.fixture.js';
import './gstk-hand.js';
import type {Refusal} from './hand-card.js';
import type {GstkHand} from './gstk-hand.js';

export const EIGHT: readonly Card[] = ['AS', 'QS', '7S', 'KH', 'TH', '8H', 'JD', '9C'];
export const THIRTEEN: readonly Card[] = [
  ...(['AS', 'TS', '6S', '2S', 'KH', 'QH', '8H'] as const),
  ...(['JC', '9C', '5C', 'AD', 'TD', '4D'] as const),
];
export const SPADES: readonly Card[] = ['AS', 'QS', '7S'];
const why = (): string => 'follow spades';

export type HandSetup = Partial<
  Pick<
    GstkHand,
    | (
        | 'cards'
        | 'dealt'
        | 'legal'
        | 'selected'
        | 'hint'
        | 'rule'
        | 'clock'
        | 'choose'
        | 'shortcuts'
      )
    | ('own' | 'look')
  >
> & {
  /** The refused card; the reason is `why`. */
  readonly refused?: Card;
  readonly why?: string;
};

/** A refusal as a table passes it to the hand. */
export const refusal = (card: Card, text = why()): Refusal => ({card, why: text});

export const handOf = (given: HandSetup = {}, where = {}): Promise<GstkHand> =>
  stage<GstkHand>(
    html`<gstk-hand
      .cards=${given.cards ?? EIGHT}
      .dealt=${given.dealt ?? 0}
      .legal=${given.legal ?? null}
      .why=${why}
      .selected=${given.selected ?? []}
      .hint=${given.hint ?? null}
      .refused=${given.refused ? refusal(given.refused, given.why) : null}
      .rule=${given.rule ?? ''}
      .clock=${given.clock}
      .choose=${given.choose ?? false}
      .own=${given.own ?? null}
      .look=${given.look ?? null}
      .shortcuts=${given.shortcuts ?? true}
      .messages=${english}
    ></gstk-hand>`,
    where,
  );

export const buttons = (hand: GstkHand): HTMLButtonElement[] => [
  ...hand.shadowRoot!.querySelectorAll<HTMLButtonElement>('.card'),
];
export const rows = (hand: GstkHand): HTMLElement[] => [
  ...hand.shadowRoot!.querySelectorAll<HTMLElement>('.row'),
];
export const face = (button: Element): HTMLElement => button.querySelector<HTMLElement>('.gk')!;
export const active = (hand: GstkHand): string | null =>
  hand.shadowRoot!.activeElement?.getAttribute('aria-label') ?? null;
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({press: key});
  // The first key waits for a module that is fetched on focus; later keys queue behind it.
  await import('./hand-interaction.js');
  await settled();
}
export function wishes(hand: GstkHand): WishDetail[] {
  const heard: WishDetail[] = [];
  hand.addEventListener('gstk-wish', ({detail}) => heard.push(detail));
  return heard;
}
