/** The files of the CDN, as their manifest lists them: which version they have, and their hashes. */

/** The known facts about the files that a snippet names. */
export interface Files {
  readonly name: string;
  readonly version: string;
  /** By path; see `integrity` of a script. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Stands for the address of the files if no version is known. */
export const NOWHERE = 'https://cards.example/gstk/cdn/';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Fetches the manifest; `undefined` when it is missing, or not one of ours. */
export async function loadFiles(address: string): Promise<Files | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    const {name, version, files} = (await answer.json()) as Readonly<Record<string, unknown>>;
    if (!isText(name) || !isText(version) || typeof files !== 'object' || !files) return undefined;
    const hashes = Object.entries(files).filter((one): one is [string, string] => isText(one[1]));
    return {name, version, hashes: Object.fromEntries(hashes)};
  } catch {
    return undefined;
  }
}

const asFolder = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/**
 * The place that serves the pages for frames: CDNs serve HTML as plain text, so the reader has to name
 * one.
 */
export const placeOfPages = (from: string): string => (from ? asFolder(from) : NOWHERE);

/** The place that serves the files: the one that the reader names, or else a CDN with this version. */
export function placeOfFiles(from: string, files: Files | undefined): string {
  if (from) return asFolder(from);
  return files ? `https://cdn.jsdelivr.net/npm/${files.name}@${files.version}/dist/cdn/` : NOWHERE;
}

/** The file with all that the first picture of a tag needs. */
export const scriptOf = (tag: string): string =>
  tag === 'game-example' ? 'examples.js' : `${tag.replace(/-game$/, '')}.js`;
