import { useDesk } from '../../shell/me.ts';
import { ApprovalDialog } from '../../shell/approval-dialog.tsx';
import { useAct } from '../../shell/runtime/use-act.ts';
import type { TemplateFile, Words } from './template-types.ts';

type Props = {
  readonly file: TemplateFile;
  readonly words: readonly Words[];
  readonly changed: readonly string[];
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** Asks an approver to agree to other words. */
export function AskDialog({ file, words, changed, onClose, onAsked }: Props) {
  const { market } = useDesk();
  const { template, channel, version } = file;
  const ask = useAct('console.template-ask');
  const commit = async (reason: string) => {
    const scope = { market: market.market, template, channel };
    const done = await ask.run({ ...scope, basedOn: version, words: [...words], reason });
    if (done && 'answer' in done) onAsked();
  };
  return (
    <ApprovalDialog
      title={`Send v${file.newest + 1} of “${file.name}” for approval?`}
      about={`changed: ${changed.join(', ')}`}
      note={`The approver reads old and new in every language. v${version} is sent until they have agreed${file.register ? ` and the new words have their ${file.register.name} template ID` : ''}.`}
      isBusy={ask.isBusy}
      fault={ask.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
