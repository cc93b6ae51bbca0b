import { variablesIn } from '@candor/domain/message-text';
import { PartHead } from '../../kit/pane.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { TemplateFile, Words } from './template-types.ts';

type Props = {
  readonly file: TemplateFile;
  readonly words: readonly Words[];
  /** Puts one where the caret is; undefined: it is only read. */
  readonly onInsert: ((name: string) => void) | undefined;
};

/** What is filled in, with an example, and whether each language has it. */
export function VariablesTable({ file, words, onInsert }: Props) {
  if (file.variables.length === 0)
    return <PartHead title="Variables" words="none: it says the same to everybody" />;
  const samples = file.languages[0]?.variables ?? [];
  return (
    <section>
      <PartHead title="Variables" words={onInsert && 'press one to insert it where the caret is'} />
      <table className="k-table k-text-variables" aria-label="Variables">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Stands for</th>
            <th scope="col">Example</th>
            {file.languages.map(({ language, name }) => (
              <th key={language} scope="col" lang={language}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.variables.map(({ name, standsFor }) => (
            <tr key={name}>
              <td>
                {onInsert ? (
                  <button type="button" className="k-text-variable" onClick={() => onInsert(name)}>
                    {name}
                  </button>
                ) : (
                  <b className="k-text-variable">{name}</b>
                )}
              </td>
              <td className="k-muted">{standsFor}</td>
              <td>{samples.find((each) => each.name === name)?.sample}</td>
              {words.map(({ language, title, body }) => (
                <td key={language}>
                  {variablesIn(`${title ?? ''} ${body}`).includes(name) ? (
                    <span className="k-text-has">
                      <Icon name="check" />
                      <span className="k-spoken">there</span>
                    </span>
                  ) : (
                    <span className="k-text-lacks">missing</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
