import { useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import {
  type ChosenFile,
  fileBytesAtMost,
  fileTypes,
  readChosenFile,
  sizeWords,
} from '../files/chosen-file.ts';
import { Icon } from '../icon.tsx';

type Props = {
  /** What the reader of a screen is told the files are for. */
  readonly label: string;
  /** What the button says: "Attach the proof". */
  readonly words: string;
  readonly files: readonly ChosenFile[];
  readonly onChange: (files: readonly ChosenFile[]) => void;
  readonly error?: string | undefined;
  /** What was chosen before the page was loaded anew. */
  readonly lost?: readonly string[];
};

const filesAtMost = 3;

/** Up to three pictures or documents; a click on one takes it off again. */
export function FilesField({ label, words, files, onChange, error, lost }: Props) {
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = async (list: FileList | null) => {
    const given = [...(list ?? [])];
    const large = given.find(({ size }) => size > fileBytesAtMost);
    const isTooMany = given.length + files.length > filesAtMost;
    setWrong(
      large
        ? `“${large.name}” has ${sizeWords(large.size)}: at most 5 MB are taken.`
        : isTooMany
          ? `At most ${filesAtMost} files are taken.`
          : undefined,
    );
    if (large || isTooMany) return;
    onChange([...files, ...(await Promise.all(given.map(readChosenFile)))]);
  };
  const fault = wrong ?? error;
  return (
    <div className="k-field">
      <input
        ref={input}
        className="k-spoken"
        type="file"
        multiple
        accept={fileTypes}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-words`}
        onChange={(event) => {
          void choose(event.target.files);
          event.target.value = '';
        }}
      />
      <div className="k-buttons">
        <Button icon="paper" onClick={() => input.current?.click()}>
          {words}
        </Button>
        {files.map(({ name, bytes }, at) => (
          <Button
            // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
            key={at}
            size="small"
            icon="close"
            onClick={() => onChange(files.filter((_, n) => n !== at))}
          >
            {name} <span className="k-muted">{sizeWords(bytes)}</span>
          </Button>
        ))}
      </div>
      {fault ? (
        <p className="k-field-error" id={`${id}-words`}>
          <Icon name="warning" />
          {fault}
        </p>
      ) : (
        <p className="k-field-hint" id={`${id}-words`}>
          {lost && lost.length > 0 && (
            <strong>
              Choose again: {lost.join(', ')}. The browser keeps no file when the page is loaded anew.{' '}
            </strong>
          )}
          JPEG, PNG or PDF, at most 5 MB each, known by their content.
        </p>
      )}
    </div>
  );
}
