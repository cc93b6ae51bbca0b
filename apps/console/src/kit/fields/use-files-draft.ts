import type { ChosenFile } from '../files/chosen-file.ts';
import { useDialogDraft } from './use-draft.ts';

export type FilesDraft = {
  readonly files: readonly ChosenFile[];
  /** Names of files that were chosen before the page was loaded anew: they have to be chosen again. */
  readonly lost: readonly string[];
  readonly change: (files: readonly ChosenFile[]) => void;
};

/**
 * Files that were chosen in a dialog. The page holds them while it is open, and the tab keeps their names
 * alone: a document about somebody is not written into the browser's storage.
 */
export function useFilesDraft(name: string): FilesDraft {
  const [files, setFiles] = useDialogDraft<readonly ChosenFile[]>(name, [], { isSecret: true });
  const [names, setNames] = useDialogDraft<readonly string[]>(`${name} names`, []);
  return {
    files,
    lost: files.length === 0 ? names : [],
    change: (next) => {
      setFiles(next);
      setNames(next.map((file) => file.name));
    },
  };
}
