// Markdown of the reference pages.

export const code = (text) => `\`${text}\``;
const cell = (text) => String(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const short = (text, most = 70) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
