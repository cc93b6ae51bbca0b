/** A file of the product, by its path, with its text. */
export type SourceText = { readonly file: string; readonly text: string };

export type DeclaredCommand = {
  readonly file: string;
  readonly command: string;
  readonly declaredAs: string;
};

/** Gives a command to the funnel. Whatever takes a command and hands it to one of these does so too. */
const funnel = ['runCommand', 'runForMessage'];

/**
 * Commands that nothing runs. A `Command` is what the audit log shows: one that is only a part of others has
 * a name that no line ever has, and whoever looks for it finds nothing. What is shared is a function.
 */
export function findIdleCommands(sources: readonly SourceText[]): DeclaredCommand[] {
  const declared = sources.flatMap(commandsOf);
  const runners = new Set([...funnel, ...sources.flatMap(({ text }) => takersOfCommands(text))]);
  const run = new Set(sources.flatMap(({ text }) => namesGivenTo(runners, text)));
  // What is made out of another and run is the other, run.
  let size = -1;
  while (size !== run.size) {
    size = run.size;
    for (const { text } of sources)
      for (const { name, body } of statements(text))
        if (run.has(name)) for (const used of madeOf(spreadIn(body), body)) run.add(used);
  }
  return declared.filter(({ declaredAs }) => !run.has(declaredAs));
}

/**
 * Every object that has a command's name, a subject and a decision, with the constant or function that it is
 * the value of.
 */
export function commandsOf({ file, text }: SourceText): DeclaredCommand[] {
  return statements(text).flatMap(({ name, body }) => {
    const command =
      /\bname(?:: '([a-z-]+\.[a-z-]+)')?,\s+(?:isolation: [^,]+,\s+|\/\/[^\n]*\s+)*subject\b/u.exec(body);
    return command && /\bdecide\b/u.test(body)
      ? [{ file, command: command[1] ?? name, declaredAs: name }]
      : [];
  });
}

type Statement = { readonly name: string; readonly body: string };

/**
 * What stands at the left edge of a file, or one step into a class: each constant and function, with its text
 * up to the next.
 */
function statements(text: string): Statement[] {
  const starts = [...text.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gmu)];
  return starts.map((start, at) => ({
    name: start[1]!,
    body: text.slice(start.index, starts[at + 1]?.index ?? text.length),
  }));
}

/** Functions that are given a command. */
function takersOfCommands(text: string): string[] {
  return [...text.matchAll(/\b(\w+)(?: = (?:async )?)?(?:<[^(){}]*>)?\(([^()]*): Command</gu)].map(
    ([, name]) => name!,
  );
}

/** Names in what these functions are called with; a local name stands for what it was made of. */
function namesGivenTo(runners: ReadonlySet<string>, text: string): string[] {
  const calls = [...text.matchAll(/\b(\w+)\(/gu)].filter(([, name]) => runners.has(name!));
  const given = calls.flatMap((call) =>
    namesIn(commandPart(argumentsFrom(text, call.index + call[0].length))),
  );
  return madeOf(given, text);
}

/** These names, and those that they were made of where they are local ones. */
function madeOf(names: readonly string[], text: string): string[] {
  const all = new Set(names);
  const locals = [...text.matchAll(/^\s+const (\w+)(?:: [^=]+)? =([^;]+);/gmu)];
  let size = -1;
  while (size !== all.size) {
    size = all.size;
    for (const [, name, value] of locals)
      if (all.has(name!)) for (const used of namesIn(value!)) all.add(used);
  }
  return [...all];
}

const spreadIn = (text: string) => [...text.matchAll(/\.\.\.(\w+)\b/gu)].map(([, name]) => name!);

/** Up to the parenthesis that closes the call. */
function argumentsFrom(text: string, from: number): string {
  let depth = 1;
  let to = from;
  for (; to < text.length && depth > 0; to += 1) {
    if (text[to] === '(') depth += 1;
    if (text[to] === ')') depth -= 1;
  }
  return text.slice(from, to - 1);
}

/** Without the request, which is the last object that a call is given: its input may name anything. */
const commandPart = (args: string) => args.replace(/\{[\s\S]*$/u, '');

const namesIn = (text: string) => text.match(/\b[a-zA-Z]\w*\b/gu) ?? [];
