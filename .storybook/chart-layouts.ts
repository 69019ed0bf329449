import {tsImport} from 'tsx/esm/api';

const NAME = 'virtual:chart-layouts';
const ID = `\0${NAME}`;

/** Lays out the charts of the stories when Storybook starts or is built: `virtual:chart-layouts`. */
export const chartLayouts = () => ({
  name: 'chart-layouts',
  resolveId: (source: string) => (source === NAME ? ID : null),
  async load(id: string): Promise<string | null> {
    if (id !== ID) return null;
    const {allLayouts} = (await tsImport(
      '../stories/support/chart/all-layouts.ts',
      import.meta.url,
    )) as typeof import('../stories/support/chart/all-layouts.js');
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(await allLayouts()))});`;
  },
});
