interface ImportMeta {
  /** Written by Vite: a loader for each file that the pattern finds, each file in a chunk of its own. */
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
}
