import { consoleDataExport } from './data-export.ts';
import { consoleDataRequests } from '../data.ts';
import { consoleRetention } from './retention.ts';

export const consoleDataCalls = [consoleDataRequests, consoleDataExport, consoleRetention] as const;
