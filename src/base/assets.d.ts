/** A stylesheet's text: the bundler minifies it, `useStyles` turns it into one shared constructable sheet. */
declare module '*.css' {
  const text: string;
  export default text;
}
