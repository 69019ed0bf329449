import {Table, clean, Listener, touchScreen} from './table.fixture.js';
describe('smoke', () => {
  afterEach(clean);
  it('x', async () => {
    await clean();
    const ears = new Listener();
    const table = await Table.ready({width: 320});
    console.log(JSON.stringify([table.hand(), table.legal(), table.prompt, table.chrome, table.trick(), table.actions()]));
    table.host.focus();
    await table.plays(() => table.press('Enter'));
    console.log(JSON.stringify([table.hand(), table.legal(), table.prompt, table.chrome, table.trick(), table.actions(), await ears.lines()]));
    await table.plays(() => table.click(table.legal()[0]!));
    await touchScreen(true);
    console.log(matchMedia('(pointer: coarse)').matches, matchMedia('(hover: hover)').matches);
    document.addEventListener('click', (e) => console.log((e as PointerEvent).pointerType, e.type), {once: true, capture: true});
    await table.plays(() => table.tap(table.legal()[0]!));
    await touchScreen(false);
    await table.finishDeal();
    console.log(JSON.stringify([table.prompt, table.summary(), table.actions(), table.host.record, await ears.lines()]));
    table.clear();
  });
});
