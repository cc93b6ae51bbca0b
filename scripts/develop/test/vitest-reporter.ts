import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { root } from '../../root.ts';
import { connect, type TestEvent } from './events.ts';

type Problem = Pick<SerializedError, 'message' | 'stack' | 'stacks'>;

/** Tells the runner what vitest does; prints nothing. */
export default class VitestReporter implements Reporter {
  readonly #send: (event: TestEvent) => void = connect();

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#send({ kind: 'total', total: specifications.length, unit: 'files' });
  }

  onTestModuleStart(module: TestModule): void {
    this.#send({ kind: 'begun', file: fileOf(module) });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    // A file that can't be read, and a hook that fails, are failures without a failed test.
    for (const error of module.errors()) this.#failed(module, file, error);
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) this.#failed(module, suite.fullName, error);
    let passed = 0;
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === 'passed') passed += 1;
      // One that was not asked for is skipped too, and says nothing.
      if (result.state === 'skipped' && result.note) this.#send({ kind: 'skipped', why: result.note });
      if (result.state === 'failed') this.#failed(module, test.fullName, result.errors[0]);
    }
    const { setupDuration, collectDuration, duration } = module.diagnostic();
    this.#send({ kind: 'done', file, durationMs: setupDuration + collectDuration + duration, passed });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled)
      this.#send({ kind: 'failed', failure: { title: 'outside of any test', message: textOf(error) } });
  }

  #failed(module: TestModule, title: string, error: Problem | undefined): void {
    const file = fileOf(module);
    const line = error?.stacks?.find((frame) => frame.file === module.moduleId)?.line;
    const zone = module.project.name;
    this.#send({
      kind: 'failed',
      failure: {
        file,
        ...(line !== undefined && { line }),
        title: `${title} (${zone})`,
        message: textOf(error),
      },
    });
  }
}

const fileOf = (module: TestModule) => relative(root, module.moduleId);

/** The message, the difference, and where: what the stack begins with is the message again. */
function textOf(error: (Problem & { readonly diff?: string }) | undefined): string {
  if (!error) return 'it failed and did not say why';
  const frames = (error.stacks ?? []).slice(0, 3).map(({ file, line }) => `at ${file}:${line}`);
  return [error.message, error.diff, ...frames].filter(Boolean).join('\n');
}
