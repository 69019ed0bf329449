/** A file whose text the bundler takes in. */
declare module '*.txt' {
  const text: string;
  export default text;
}
