/** The address under which our server has a file that is no script. */
declare module '*?url' {
  const address: string;
  export default address;
}
