import { Field, RadioCards } from '@candor/ui';
import css from '@candor/ui/styles/choice.css?inline';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import { codeWords } from './texts.ts';

adoptStyles(css);

export type Person = { readonly is: 'same' | 'new' | undefined; readonly lastFour: string };

type Props = {
  readonly person: Person;
  readonly error: string | undefined;
  readonly onChange: (person: Person) => void;
};

/**
 * A number that was silent for long may have gone to somebody else: then its account opens only to who knows
 * its document.
 */
export function IdentityCheck({ person, error, onChange }: Props) {
  const say = codeWords.useSay();
  return (
    <>
      <RadioCards
        id="login-person"
        label={say('check')}
        hint={say('checkHint')}
        error={person.is === undefined ? error : undefined}
        value={person.is}
        onChoose={(is) => onChange({ ...person, is })}
        options={[
          { value: 'same', title: say('same'), detail: say('sameDetail') },
          { value: 'new', title: say('fresh'), detail: say('freshDetail') },
        ]}
      />
      {person.is === 'same' && (
        <Field
          id="login-last-four"
          label={say('lastFour')}
          error={error}
          value={person.lastFour}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ ...person, lastFour: currentTarget.value.trim() })}
        />
      )}
    </>
  );
}
