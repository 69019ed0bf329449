import {html, type TemplateResult} from 'lit';
import type {LoadedChoice} from './loaded-choice.js';
import type {Embed} from './embed.js';

/** The picture of a choice: for hosts that take no tag, for mail and for social cards. */

/** The size of a social card in pixels. */
const SIZE = {width: 1200, height: 630} as const;

/**
 * The picture of a choice as the text of an SVG file: the position, or a first hand of the table's game;
 * '' if the position is wrong, which the builder says elsewhere.
 */
export async function paint(
  {choice, offer: {entry}, locale, titles}: LoadedChoice,
  {tag, named, attributes}: Embed,
): Promise<string> {
  const {renderImage} = await import('../embed/render-image/render-image.js');
  const {players, options} = attributes;
  const first = {
    ...{game: entry.id, deal: 'seed: gstk', seat: '0'},
    ...(players === undefined ? {} : {players}),
    ...(options === undefined ? {} : {options}),
  };
  return renderImage(tag === 'game-example' ? {...named, ...attributes} : first, '', {
    ...SIZE,
    locale: attributes['locale'] ?? locale,
    scheme: choice.scheme === 'dark' ? 'dark' : 'light',
    title: titles[entry.id] ?? entry.title,
    warn: () => undefined,
  });
}

/** Saves a file for the reader. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const file = (text: string): Blob => new Blob([text], {type: 'image/svg+xml'});

/** Draws a picture as PNG. */
async function rasterise(text: string): Promise<Blob> {
  const address = URL.createObjectURL(file(text));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), SIZE);
    canvas.getContext('2d')!.drawImage(image, 0, 0, SIZE.width, SIZE.height);
    return await new Promise((done, fail) => {
      canvas.toBlob((png) => {
        if (png) done(png);
        else fail(new Error('no PNG'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The picture as part of a page, which no content policy blocks. */
function drawn(text: string): Element | undefined {
  const {documentElement} = new DOMParser().parseFromString(text, 'image/svg+xml');
  return documentElement.localName === 'svg'
    ? document.importNode(documentElement, true)
    : undefined;
}

/** The picture with its buttons. */
export function pictured(
  {offer: {entry}, messages}: LoadedChoice,
  text: string,
  failed: (error: unknown) => void,
): TemplateResult {
  const button = (kind: string, press: () => void): TemplateResult =>
    html`<button type="button" class="button" data-save=${kind} @click=${press}>
      ${messages.t('builder/save', {kind})}
    </button>`;
  return html`<div class="picture">${drawn(text)}</div>
    <div class="copying">
      ${button('SVG', () => save(file(text), `${entry.id}.svg`))}
      ${button('PNG', () => {
        rasterise(text).then((png) => save(png, `${entry.id}.png`), failed);
      })}
    </div>`;
}
