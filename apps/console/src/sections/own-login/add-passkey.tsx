import { type FormEvent, useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';

/**
 * A second way to the second step: the device itself. The password is asked for again, as for everything that
 * opens a way in.
 */
export function AddPasskey({ onAdded }: { readonly onAdded: () => void }) {
  const options = useAct('console.passkey-options');
  const add = useAct('console.passkey-add');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [words, setWords] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWords(undefined);
    if (name.trim() === '' || password === '') return setWords('Enter a name for it and your password.');
    const asked = await options.run({ password });
    if (!asked || 'fault' in asked) return;
    const made = await makePasskey(asked.answer.options);
    if ('words' in made) return setWords(made.words);
    const added = await add.run({ name: name.trim(), credential: made.credential });
    if (!added || 'fault' in added) return;
    setName('');
    setPassword('');
    onAdded();
  };
  const fault = words ?? options.fault?.words ?? add.fault?.words;
  return (
    <form className="k-form" noValidate onSubmit={(event) => void submit(event)}>
      {fault && <Notice tone="red">{fault}</Notice>}
      <TextField label="Name" value={name} onChange={setName} hint="Office laptop, for example." />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" look="primary" isBusy={options.isBusy || add.isBusy}>
        Add a passkey
      </Button>
    </form>
  );
}

type Made = { readonly credential: string } | { readonly words: string };

/** Has the browser make a passkey, by what the server gave for it. */
async function makePasskey(options: string): Promise<Made> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
    );
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (credential) return { credential: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    // Whoever closes the browser's own window has changed their mind; one that is there already can't be made
    // again.
    if (!(error instanceof DOMException)) throw error;
  }
  return { words: 'No passkey was created: it was cancelled, or this device already has one of yours.' };
}
