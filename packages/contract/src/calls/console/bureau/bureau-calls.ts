import { consoleBureauAnswer } from './bureau-answer.ts';
import { consoleBureauCaseAct } from './bureau-case-act.ts';
import { consoleBureauCase } from './bureau-case.ts';
import { consoleBureauCases } from './bureau-cases.ts';
import { consoleBureauFileAct } from './bureau-file-act.ts';
import { consoleBureauFilePart } from './bureau-file-part.ts';
import { consoleBureauFile } from './bureau-file.ts';
import { consoleBureauMake } from './bureau-make.ts';
import { consoleBureau } from './bureau.ts';

export const consoleBureauCalls = [
  consoleBureau,
  consoleBureauMake,
  consoleBureauFile,
  consoleBureauFileAct,
  consoleBureauFilePart,
  consoleBureauAnswer,
  consoleBureauCases,
  consoleBureauCase,
  consoleBureauCaseAct,
] as const;
