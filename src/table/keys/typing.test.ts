import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {clean, focused, frames, Table, until} from '../../embed/gstk-table/table.fixture.js';

/** A page with shortcuts of its own, which leaves text fields alone by the target of an event. */

const TYPES = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste'] as const;

describe('typing into a field of a table', () => {
  let table: Table;
  let heard: string[];

  const listen = (event: Event): void => {
    if ((event.target as Element).matches('input, textarea, select')) return;
    const {key = ''} = event as Partial<KeyboardEvent>;
    heard.push(key ? `${event.type} ${key}` : event.type);
  };
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await sendKeys({press: key});
    await frames(2);
  };

  before(clean);
  beforeEach(() => {
    heard = [];
    for (const type of TYPES) document.addEventListener(type, listen);
  });
  afterEach(async () => {
    for (const type of TYPES) document.removeEventListener(type, listen);
    await clean();
  });

  it('of commands: the page hears nothing, from the key that opens it to the one that closes it', async () => {
    table = await Table.ready();
    table.cards[0]!.focus();
    await table.host.fetchFeatures();
    await press('/');
    await until(() => focused()?.matches('.command input'), 'the field is open');
    const field = focused() as HTMLInputElement;
    await press(...'hands', 'ArrowLeft', 'Backspace');
    expect(field.value).to.equal('hans');
    field.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, composed: true}));
    await press('Enter');
    expect(field.value).to.equal('');
    await press('Escape');
    await until(() => !table.find('.command'), 'the field is closed');
    expect(focused()).to.equal(table.cards[0]);
    expect(heard).to.deep.equal([]);
  });

  it('leaves the page its Tab, and the keys that the table does not use', async () => {
    table = await Table.ready();
    table.cards[0]!.focus();
    await table.host.fetchFeatures();
    await press('x', 'h', 'ArrowRight');
    expect(heard).to.deep.equal(['keydown x', 'keypress x', 'keyup x']);
    await press('/');
    await until(() => focused()?.matches('.command input'), 'the field is open');
    heard = [];
    await press('Tab');
    expect(heard).to.include('keydown Tab');
  });

  it('leaves the page the events of its own fields between the tags', async () => {
    table = await Table.ready();
    const own = document.createElement('input');
    table.host.append(own);
    const typed: EventTarget[] = [];
    const hear = ({target}: Event): void => void typed.push(target!);
    document.addEventListener('keydown', hear);
    own.dispatchEvent(new KeyboardEvent('keydown', {key: 'h', bubbles: true, composed: true}));
    document.removeEventListener('keydown', hear);
    expect(typed).to.deep.equal([own]);
  });

  it('Escape still closes a dialog with a name field', async () => {
    const server = `${location.origin}/nowhere`;
    table = await Table.ready({width: 320, attributes: {server}});
    await table.host.fetchFeatures();
    await until(() => table.find('[data-panel=friends]'), 'there is a button');
    table.find('[data-panel=friends]')!.click();
    await until(() => table.find('[name=name]'), 'a name is asked for');
    table.find('[name=name]')!.focus();
    await press(...'Ada', 'Escape');
    await until(() => !table.dialog, 'the dialog is closed');
    expect(heard).to.deep.equal([]);
  });
});
