/** A video as a data address, as the test bundler hands it out. */
declare module '*.webm' {
  const address: string;
  export default address;
}
