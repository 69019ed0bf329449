import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../../src/embed/kingdom-game/kingdom-game.js';
import {tagMeta} from './tag-story.js';

const meta: Meta = {title: 'Embed/kingdom-game', ...tagMeta('kingdom-game', {})};
export default meta;

export const Table: StoryObj = {};
