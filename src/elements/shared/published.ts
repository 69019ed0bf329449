/**
 * An optimiser of a site may copy a script to its own folder, without the files that belong next to it.
 * A page may say where the script was published: by `data-base` on the script, or in its import map, for
 * `gstk/cdn/` or for the address of the copy.
 */
function publishedAt(meta: ImportMeta, file: string, folder: string): string | undefined {
  const {url} = meta;
  const {base} =
    [...document.scripts].find(({src, dataset}) => dataset['base'] && (src === url || !src))
      ?.dataset ?? {};
  if (base !== undefined)
    return new URL(file, new URL(base.replace(/\/*$/, '/'), document.baseURI)).href;
  // To resolve a name that no map has throws, which costs milliseconds on a phone.
  if (!document.querySelector('script[type=importmap]')) return undefined;
  try {
    return meta.resolve(`gstk/cdn/${file}`);
  } catch {
    const mapped = meta.resolve(`./${folder}/`);
    const isMapped = mapped !== new URL(`./${folder}/`, url).href;
    return isMapped ? new URL(`../${file}`, mapped).href : undefined;
  }
}

/**
 * Imports a script from the place where it was published, if the page names another one; returns true if
 * it has done so. Its parts import the script by that address, so it must not run here, too.
 * @param file `king.js`
 * @param folder the folder next to it
 */
export function goHome(meta: ImportMeta, file: string, folder: string): boolean {
  if (typeof document === 'undefined') return false;
  const at = publishedAt(meta, file, folder);
  if (at === undefined || at === meta.url.replace(/[?#].*/s, '')) return false;
  import(at).catch((error: unknown) => {
    console.error(`${file} was not found at ${at}, where this page says it was published.`, error);
  });
  return true;
}
