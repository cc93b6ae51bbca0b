export { type MalwareScanner, type ScanAnswer, refuseMalware } from './malware-scanner.ts';
