import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../../root.ts';
import { connect, type TestEvent } from './events.ts';

/** Tells the runner what playwright does; prints nothing. */
export default class PlaywrightReporter implements Reporter {
  readonly #send: (event: TestEvent) => void = connect();

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#send({ kind: 'total', total: suite.allTests().length, unit: 'tests' });
  }

  onTestBegin(test: TestCase): void {
    this.#send({ kind: 'begun', file: fileOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = fileOf(test);
    const hasPassed = result.status === test.expectedStatus && result.status === 'passed';
    const isSkipped = result.status === 'skipped' && test.expectedStatus === 'skipped';
    if (!hasPassed && !isSkipped) {
      const { line, message } = told(result.error, test);
      const title = test.titlePath().slice(3).join(' › ');
      this.#send({
        kind: 'failed',
        failure: { file, line, title, message: message || `it ${result.status}` },
      });
    }
    this.#send({ kind: 'done', file, durationMs: result.duration, passed: hasPassed ? 1 : 0 });
  }

  /** Outside of any test: a spec that can't be read, a worker that can't begin. */
  onError(error: TestError): void {
    const at = error.location;
    this.#send({
      kind: 'failed',
      failure: {
        ...(at && { file: relative(root, at.file), line: at.line }),
        title: 'outside of any test',
        message: error.message ?? error.value ?? 'it failed and did not say why',
      },
    });
  }
}

const fileOf = (test: TestCase) => relative(root, test.location.file);

/** The line in the spec itself, also where a page object threw. */
function told(error: TestError | undefined, test: TestCase): { line: number; message: string } {
  const frames = [...(error?.stack ?? '').matchAll(/\(?([^\s()]+\.tsx?):(\d+):\d+\)?$/gm)];
  const own = frames.find(([, file]) => file === test.location.file);
  const thrown = frames.find(([, file]) => !file?.includes('node_modules'));
  const where = thrown && thrown !== own ? `\nat ${thrown[1]}:${thrown[2]}` : '';
  return {
    line: Number(own?.[2] ?? test.location.line),
    message: `${error?.message ?? error?.value ?? ''}${where}`,
  };
}
