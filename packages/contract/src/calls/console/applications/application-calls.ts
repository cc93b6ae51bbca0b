import { consoleApplicationDecide } from './application-decide.ts';
import { consoleApplicationPictureFile } from './application-picture-file.ts';
import { consoleApplicationPicture } from './application-picture.ts';
import { consoleApplicationPreview } from './application-preview.ts';
import { consoleApplication } from '../applications.ts';
import { consoleApplications } from './applications.ts';

export const consoleApplicationCalls = [
  consoleApplications,
  consoleApplication,
  consoleApplicationPicture,
  consoleApplicationPictureFile,
  consoleApplicationPreview,
  consoleApplicationDecide,
] as const;
