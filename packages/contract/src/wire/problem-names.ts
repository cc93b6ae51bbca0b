import type { Problem } from '../problem.ts';
import type { Json, WireCodec } from './codec.ts';

/** RFC 6901: `/events/0/name`. A segment may hold any character, so a dotted path would be ambiguous. */
export function toPointer(segments: readonly (string | number)[]): string {
  return segments
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * A problem holds names in two places: its own keys, of which some are field names of a group too (`message`,
 * `code`), and the paths of the fields at fault. Both are translated, so that no plain name of the group is
 * seen.
 */
export function encodeProblem(problem: Problem, codec: WireCodec): Json {
  return codec.encode(renamePaths(problem as unknown as Json, (name) => codec.encodeName(name)));
}

/** Lenient: a problem may also come from where there is no dictionary. */
export function readProblem(value: Json, codec: WireCodec): Json {
  return renamePaths(codec.read(value), (name) => codec.readName(name));
}

function renamePaths(problem: Json, rename: (name: string) => string): Json {
  if (typeof problem !== 'object' || problem === null || Array.isArray(problem)) return problem;
  if (!Array.isArray(problem['fields'])) return problem;
  return { ...problem, fields: problem['fields'].map((fault) => renamePath(fault, rename)) };
}

function renamePath(fault: Json, rename: (name: string) => string): Json {
  if (typeof fault !== 'object' || fault === null || Array.isArray(fault)) return fault;
  if (typeof fault['path'] !== 'string') return fault;
  return { ...fault, path: toPointer(fromPointer(fault['path']).map(rename)) };
}
