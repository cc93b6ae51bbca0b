// The one command of a release, which bin/candor runs: candor <command> [options], candor help.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { helpText, releaseCommands } from './commands.ts';

type ReleaseFacts = {
  readonly version: string;
  readonly node: number;
  readonly platform: string;
  readonly commit: string;
};

const usualSettings = '/etc/candor/candor.env';
const helpWords: ReadonlySet<string> = new Set(['help', '--help', '-h']);
const versionWords: ReadonlySet<string> = new Set(['version', '--version']);

/** Why nothing can be run here at all, as a sentence. */
function unfitMachine({ node, platform }: ReleaseFacts): string | undefined {
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) < node)
    return `Candor runs on Node ${node} or newer, and this is ${process.versions.node}: install it, or say where it is with CANDOR_NODE=/path/to/node.`;
  const here = `${process.platform}-${process.arch}`;
  return here === platform
    ? undefined
    : `This release was made for ${platform}, and this machine is ${here}: take the one that was made for it.`;
}

/** Where settings are, unless the caller says; somebody who may not read them is told so at once. */
function findSettings(): string | undefined {
  const file = process.env['CANDOR_ENV_FILE'] ?? usualSettings;
  if (!existsSync(file)) {
    if (process.env['CANDOR_ENV_FILE'] === undefined) return undefined;
    return `There is no ${file}, which CANDOR_ENV_FILE names.`;
  }
  try {
    accessSync(file, constants.R_OK);
  } catch {
    return `${file} can't be read by this user: run the command as the user that Candor runs as, for example sudo -u candor candor help.`;
  }
  process.env['CANDOR_ENV_FILE'] = file;
  return undefined;
}

async function run([name = 'help', ...args]: readonly string[]): Promise<string | undefined> {
  const facts = JSON.parse(readFileSync(join(root, 'release.json'), 'utf8')) as ReleaseFacts;
  if (helpWords.has(name)) console.log(helpText(facts.version));
  else if (versionWords.has(name)) console.log(`${facts.version} ${facts.platform} ${facts.commit}`);
  else {
    const command = Object.hasOwn(releaseCommands, name) ? releaseCommands[name] : undefined;
    if (!command) return `There is no command "${name}". candor help lists them.`;
    const fault = unfitMachine(facts) ?? findSettings();
    if (fault) return fault;
    process.argv = [process.execPath, `candor ${name}`, ...args];
    await command.run();
  }
  return undefined;
}

const refusal = await run(process.argv.slice(2));
if (refusal !== undefined) {
  console.error(refusal);
  process.exitCode = 2;
}
