import { useAct } from '../../shell/runtime/use-act.ts';
import { useDesk } from '../../shell/me.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import type { Spoken, TemplateFile } from './template-types.ts';

type Props = {
  readonly file: TemplateFile;
  readonly spoken: Spoken;
  readonly onEntered: () => void;
};

/** Under which sender and ID the networks know this version, in this language. */
export function RegisterForm({ file, spoken, onEntered }: Props) {
  const { market } = useDesk();
  const name = `template register ${market.market} ${file.template} ${file.version} ${spoken.language}`;
  const [sender, setSender] = useDialogDraft(`${name} sender`, spoken.registered?.sender ?? '');
  const [number, setNumber] = useDialogDraft(`${name} number`, '');
  const act = useAct('console.template-register');
  if (!file.register) return null;
  const { name: register, senderSays, numberSays } = file.register;
  const enter = async () => {
    const { template, version } = file;
    const about = { market: market.market, template, version, language: spoken.language };
    const done = await act.run({ ...about, sender, number });
    if (done && 'answer' in done) onEntered();
  };
  return (
    <SidePart title={`${register} of v${file.version}`} about={spoken.name}>
      {!spoken.registered && file.version > 1 && (
        <Notice tone="amber">
          v{spoken.inForce} is sent in {spoken.name} until v{file.version} has its {register} template ID.
        </Notice>
      )}
      <TextField label="Sender header" hint={senderSays} value={sender} onChange={setSender} />
      <TextField
        label={`${register} template ID`}
        hint={numberSays}
        inputMode="numeric"
        value={number}
        onChange={setNumber}
      />
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <Button
        commits
        isBusy={act.isBusy}
        disabled={sender === '' || number === ''}
        onClick={() => void enter()}
      >
        Enter the ID
      </Button>
    </SidePart>
  );
}
