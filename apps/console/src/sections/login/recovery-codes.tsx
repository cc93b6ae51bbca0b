import { Button } from '../../kit/button.tsx';
import { LoginFrame } from './login-frame.tsx';

type Props = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown once: they replace a phone that is lost. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <LoginFrame title="Save these recovery codes">
      <p>Each works once instead of a code of the app, when the phone is lost. They are not shown again.</p>
      <ul className="k-login-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <a href={file} download="recovery-codes.txt">
          Save as a file
        </a>
      </p>
      <Button look="primary" width="full" onClick={onDone}>
        I have saved them
      </Button>
    </LoginFrame>
  );
}
