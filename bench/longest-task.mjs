// The longest time that a page keeps its reader waiting; part of `npm run bench`.

/**
 * CPU milliseconds of the longest task of the main thread of a page from its beginning, or from the
 * appearance of `before`, to the appearance of `until`.
 */
export async function longestTask(browser, url, {before, until}) {
  const page = await browser.newPage({viewport: {width: 1000, height: 800}, locale: 'en-GB'});
  await page.addInitScript(() => {
    addEventListener('gstk-deal-scored', ({target}) => target.classList.add('scored'));
  });
  if (before) {
    await page.goto(url);
    await page.waitForSelector(before);
    await page.waitForTimeout(1000); // fetches of low priority have ended
  }
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...value));
  const over = new Promise((done) => session.once('Tracing.tracingComplete', done));
  const traceConfig = {includedCategories: ['toplevel']};
  await session.send('Tracing.start', {transferMode: 'ReportEvents', traceConfig});
  if (!before) await page.goto(url);
  await page.waitForSelector(until, {timeout: 120_000});
  await session.send('Tracing.end');
  await over;
  await Promise.all([page.close(), session.detach()]);
  const mains = events.filter(({args}) => args?.name === 'CrRendererMain');
  const isMain = ({pid, tid}) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = events.filter(
    ({name, tdur}) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined,
  );
  const times = tasks.filter(isMain).map(({tdur}) => tdur / 1000);
  if (times.length === 0) throw new Error(`no task of ${url} was traced`);
  return Math.round(Math.max(...times));
}
