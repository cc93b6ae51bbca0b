import { assignment, settingTable } from './read-settings.ts';

/**
 * The text of `.env.example`: every setting with what it is for, commented out, so that copying it changes
 * nothing.
 */
export function envExample(): string {
  const entries = Object.entries(settingTable).map(([key, { says, example, ...entry }]) => {
    const spec = 'spec' in entry ? ` (${entry.spec})` : '';
    const production = 'production' in entry ? '' : ' Production must set it.';
    return `# ${says[0]?.toUpperCase()}${says.slice(1)}${spec}.${key === 'CANDOR_MODE' ? '' : production}\n# ${assignment(key, example)}\n`;
  });
  return [
    '# Every setting there is. With none of them the sandbox runs. Copy to .env, or set them in the environment.',
    '# A secret may be in a file instead: DATABASE_URL_FILE=/run/secrets/database-url and so on.\n',
    ...entries,
  ].join('\n');
}
