import { writeCsv } from '../../kit/chart/save-csv.ts';
import { useAct } from '../runtime/use-act.ts';

/** Takes a copy that was let out, once, and saves it as a file. */
export function useTakeExport() {
  const take = useAct('console.list-export-take');
  return {
    isBusy: take.isBusy,
    fault: take.fault,
    run: async (exportId: string): Promise<boolean> => {
      const outcome = await take.run({ exportId });
      if (!outcome || 'fault' in outcome) return false;
      const { fileName, heads, rows } = outcome.answer;
      writeCsv(fileName, heads, rows);
      return true;
    },
  };
}
