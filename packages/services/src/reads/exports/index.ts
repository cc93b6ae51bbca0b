export { copySubject } from './copy-subject.ts';
export { readExport } from './read-export.ts';
