import type {Meta} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {expect, waitFor} from 'storybook/test';
import manifest from '../../custom-elements.json' with {type: 'json'};
import type {GameTable} from '../../src/table/game-table.js';

/** The page of a table's tag: its description in the manifest, and a control for each attribute. */

interface Attribute {
  readonly name: string;
  readonly type?: {readonly text: string};
}

interface Declared {
  readonly tagName?: string;
  readonly attributes?: readonly Attribute[];
}

const declared = (manifest.modules as readonly {readonly declarations?: readonly Declared[]}[])
  .flatMap(({declarations = []}) => declarations)
  .filter(({tagName}) => tagName !== undefined);

/** Attributes that a story sets itself. */
const HELD: readonly string[] = ['storage-key', 'loading'];

const attributesOf = (tag: string): readonly Attribute[] =>
  declared.find(({tagName}) => tagName === tag)?.attributes ?? [];

/** A control for the values of an attribute. */
function controlOf({name, type}: Attribute): object {
  if (HELD.includes(name)) return {control: false};
  const text = type?.text ?? '';
  const words = [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word!);
  if (words.length > 0) return {control: 'select', options: ['', ...words]};
  if (text === 'boolean') return {control: 'boolean'};
  return {control: text.includes('number') ? 'number' : 'text'};
}

/** The common part of the stories of a table's tag. */
export const tagMeta = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Omit<Meta, 'title'> => ({
  component: tag,
  args: attributes,
  argTypes: Object.fromEntries(attributesOf(tag).map((one) => [one.name, controlOf(one)])),
  render: (args): TemplateResult => {
    const table = document.createElement(tag);
    const given: Readonly<Record<string, unknown>> = {
      ...args,
      'storage-key': 'off',
      loading: 'eager',
    };
    for (const [name, value] of Object.entries(given))
      if (typeof value === 'boolean') table.toggleAttribute(name, value);
      else if (value !== undefined && value !== null && value !== '')
        table.setAttribute(name, String(value as string | number));
    return html`${table}`;
  },
  play: async ({canvasElement}) => {
    const table = canvasElement.querySelector<GameTable>(tag)!;
    await waitFor(() => expect(table.view).not.toBe(undefined), {timeout: 60_000});
  },
});
