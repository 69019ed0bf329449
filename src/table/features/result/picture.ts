import {writeSeat} from '../../../game/seats.js';
import {exportedText} from '../../speech/exported-text.js';
import type {TableContext} from '../../table-context.js';

/** The size of the picture, that of social cards. */
const SIZE = {width: 1200, height: 630} as const;

/** The picture of the end of the match on a table, under a title; `undefined` where there is none. */
export async function endPicture(
  table: TableContext,
  told: {readonly title: string; readonly locale: string},
): Promise<File | undefined> {
  const {host, session} = table;
  if (!session?.client.outcome || !session.seating.record()) return undefined;
  const {entry} = host;
  const seat = session.client.seat ?? 0;
  const record = await exportedText(table);
  const svg = await (
    await host.examples()
  ).picture(
    {game: entry.id, record, seat: writeSeat(seat, session.seating.seats), step: '999999'},
    told,
  );
  if (svg === '') return undefined;
  const drawn = new Blob([svg], {type: 'image/svg+xml'});
  const png = await asPng(drawn).catch(() => undefined);
  return png
    ? new File([png], `${entry.id}.png`, {type: png.type})
    : new File([drawn], `${entry.id}.svg`, {type: drawn.type});
}

/** Chats show no SVG; a page whose policy takes no picture of its own makes none. */
async function asPng(drawn: Blob): Promise<Blob | undefined> {
  const address = URL.createObjectURL(drawn);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), SIZE);
    canvas.getContext('2d')!.drawImage(image, 0, 0, SIZE.width, SIZE.height);
    return await new Promise((done) => {
      canvas.toBlob((blob) => done(blob ?? undefined), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
