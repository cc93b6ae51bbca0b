import { findAttachment } from '@candor/store/customer-file';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand, type CommandRequest } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { attachmentAbout, attachmentFacts, type AttachmentFacts } from './keep-attachments.ts';

type SeeAttachment = { readonly attachmentId: string };
type Seen = AttachmentFacts & { readonly storeKey: string };

/** Somebody at the lender opens a file: a line in the audit log, whatever it is attached to. */
const seeAttachment = (seal: PersonSeal): Command<SeeAttachment, Seen, 'not_found'> => ({
  name: 'attachment.see',
  subject: ({ attachmentId }) => `attachment:${attachmentId}`,
  async decide(tx, { attachmentId }) {
    const row = await findAttachment(tx, attachmentId);
    if (!row) return { refused: 'not_found' };
    const { borrowerId, subject, sha256, storeKey } = row;
    return {
      output: { ...attachmentFacts(seal, row), storeKey },
      facts: { attachedTo: subject, sha256: sha256.toString('hex') },
      recorded: { subject: borrowerId === null ? subject : `borrower:${borrowerId}` },
    };
  },
});

export type OpenedAttachment = AttachmentFacts & { readonly content: Buffer };

/** The file as it was given. Who may see it has been decided before this is asked. */
export async function openAttachment(
  { database, seal, pictures }: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  request: CommandRequest<SeeAttachment>,
): Promise<OpenedAttachment | undefined> {
  const answer = await runCommand(database, seeAttachment(seal), request);
  if (answer.kind !== 'done') return undefined;
  const { storeKey, ...facts } = answer.output;
  const sealed = await pictures.get(storeKey);
  if (!sealed) throw new Error(`the bytes of attachment ${facts.attachmentId} are not in the store`);
  return { ...facts, content: seal.openBytes(sealed, attachmentAbout(facts.attachmentId)) };
}
