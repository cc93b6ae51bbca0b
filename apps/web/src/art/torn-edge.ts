/**
 * The torn edge, the sign of a document one keeps, as path commands: from where the pen stands, `teeth` teeth
 * to the right (or, with a negative width, to the left), each `depth` high (or, negative, deep).
 */
export function tornEdge(width: number, teeth: number, depth: number): string {
  const half = round(width / teeth / 2);
  return `l${half} ${-depth}l${half} ${depth}`.repeat(teeth);
}

const round = (value: number) => Math.round(value * 100) / 100;
