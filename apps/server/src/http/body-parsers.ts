import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { readJson } from './read-json.ts';

/** Text fields by name, as a form or a query holds them; a repeated one is a list. */
export type FlatFields = Readonly<Record<string, string | readonly string[] | undefined>>;

export class FormBody {
  readonly fields: FlatFields;
  /** As it came: a channel's callback is kept so. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
    // No limit on keys: the size of the body is limited already, and a limit here would drop fields silently.
    this.fields = parse(text, '&', '=', { maxKeys: 0 });
  }
}

/** JSON and forms; any other type is answered 415 by Fastify, in our words. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : readJson(text as string));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new FormBody(text as string)),
  );
}
