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

/** A channel's callback as JSON: its text is what was signed, and whoever checks the signature reads it. */
export class JsonCallback {
  readonly text: string;
  readonly value: unknown;

  constructor(text: string, value: unknown) {
    this.text = text;
    this.value = value;
  }
}

/** JSON and forms; any other type is answered 415 by Fastify, in our words. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      const value = text === '' ? undefined : readJson(text as string);
      const isCallback = request.routePlan?.call.audience === 'channel' && value !== undefined;
      done(null, isCallback ? new JsonCallback(text as string, value) : value);
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
