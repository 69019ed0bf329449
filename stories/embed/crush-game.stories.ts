import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../../src/embed/crush-game/crush-game.js';
import {tagMeta} from './tag-story.js';

const meta: Meta = {title: 'Embed/crush-game', ...tagMeta('crush-game', {})};
export default meta;

export const Table: StoryObj = {};
