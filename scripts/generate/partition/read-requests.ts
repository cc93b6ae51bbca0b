type Schema = {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
};
type Operation = {
  readonly operationId: string;
  readonly 'x-audience': string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** What the request of each call of staff and channels may name, as docs/openapi.json has it. */
export function requestsOfStaffAndChannels(openapi: OpenApi): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const operations of Object.values(openapi.paths))
    for (const operation of Object.values(operations)) {
      const { operationId: call, 'x-audience': audience, parameters = [], requestBody } = operation;
      if (audience !== 'staff' && audience !== 'channel' && !call.startsWith('console.')) continue;
      const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        fieldsOf(openapi, schema),
      );
      found.set(call, [...parameters.map(({ name }) => name), ...bodies]);
    }
  return found;
}

function fieldsOf(openapi: OpenApi, schema: Schema): string[] {
  if (schema.$ref !== undefined) {
    let there: unknown = openapi;
    for (const key of schema.$ref.split('/').slice(1)) there = (there as Record<string, unknown>)[key];
    return fieldsOf(openapi, there as Schema);
  }
  const { anyOf = [], oneOf = [], allOf = [], properties = {} } = schema;
  return [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => fieldsOf(openapi, each)),
  ];
}
