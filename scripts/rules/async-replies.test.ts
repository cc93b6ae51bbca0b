import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findAsyncReplies } from './async-replies.ts';
import { repositoryFiles } from './source-files.ts';

const isServerCode = (file: string) =>
  file.startsWith('apps/server/src/') && file.endsWith('.ts') && !/\.test\.ts$|\/testing\//u.test(file);

describe('a reply, which await turns into undefined', () => {
  it('is held by no async function of the server', () => {
    const files = repositoryFiles().filter(isServerCode);
    expect(files).toContain('apps/server/src/http/mount-calls.ts');
    const found = files.flatMap((file) => findAsyncReplies(file, readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ['returned by an async function', 'async function refuse(reply) { return reply.send(); }'],
    ['held by an async arrow', 'const refuse = async (request, reply) => { if (request) reply.code(403); };'],
    ['held by a method', 'const x = { async refuse(reply) { reply.send(); } };'],
    ['reached from the function around it', 'const f = (reply) => async () => reply.send();'],
    ['under another name', 'async function refuse(answer: FastifyReply) { return answer; }'],
    [
      'promised by a function that is not async',
      'declare function refuse(): Promise<FastifyReply | undefined>;',
    ],
  ])('is found where it is %s', (_, text) => {
    expect(findAsyncReplies('x.ts', text)).not.toEqual([]);
  });

  it('is left alone where nothing is awaited', () => {
    const text =
      'function send(reply: FastifyReply): void { reply.send(); } async function work() { return 1; }';
    expect(findAsyncReplies('x.ts', text)).toEqual([]);
  });
});
