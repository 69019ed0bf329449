/// <reference types="vite/client" />

declare module '*.mdx' {
  /** A page of Storybook, a component of React. */
  const Page: () => unknown;
  export default Page;
}
