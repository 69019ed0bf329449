import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../../src/embed/crown-game/crown-game.js';
import {tagMeta} from './tag-story.js';

const meta: Meta = {title: 'Embed/crown-game', ...tagMeta('crown-game', {variant: 'tourney'})};
export default meta;

export const Table: StoryObj = {};
