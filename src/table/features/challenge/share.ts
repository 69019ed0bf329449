/** How a link has left the page: `stopped` when the reader thought better of it. */
export type Shared = 'shared' | 'copied' | 'stopped' | 'failed';

/** Whether the device has a sheet for sharing. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Shares a link by the sheet of the device, else copies it. Call it right after a press. */
export async function share(url: string, text: string): Promise<Shared> {
  if (canShare())
    try {
      await navigator.share({url, text});
      return 'shared';
    } catch (error) {
      if ((error as {readonly name?: unknown} | null)?.name === 'AbortError') return 'stopped';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
