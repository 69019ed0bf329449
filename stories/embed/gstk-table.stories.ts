import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../../src/embed/gstk-table/gstk-table.js';
import {tagMeta} from './tag-story.js';

const meta: Meta = {
  title: 'Embed/gstk-table',
  ...tagMeta('gstk-table', {game: 'god-save-the-king'}),
};
export default meta;

export const Table: StoryObj = {};
