export { type LooseFile, announceFile, listDueFiles, nameFile, takeDueFile } from './loose-files.ts';
