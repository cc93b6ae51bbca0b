/** What is wrong with a value, and the facts that its sentence names; they are for whoever typed it alone. */
export interface Fault<Kind extends string> {
  readonly fault: Kind;
  readonly facts?: Readonly<Record<string, string | number>>;
}
