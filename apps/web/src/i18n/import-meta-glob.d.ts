interface ImportMeta {
  /**
   * Written by Vite: a loader for each file below `base` that the pattern finds, each file in a chunk of its
   * own.
   */
  glob(pattern: string, options: { readonly base: string }): Readonly<Record<string, () => Promise<unknown>>>;
}
