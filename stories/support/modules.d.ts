/// <reference types="vite/client" />

declare module '*.mdx' {
  /** A page of Storybook, a component of React. */
  const Page: () => unknown;
  export default Page;
}

declare module 'virtual:chart-layouts' {
  /** The layouts of all machines, by their ids; see .storybook/chart-layouts.ts. */
  const layouts: Readonly<Record<string, import('./chart/layout.js').LaidOutByWidth>>;
  export default layouts;
}
