import { defineCall } from '../call.ts';
import { analyticsEvent } from './event.ts';
import { intakeAnswer } from './intake-answer.ts';

export const eventSave = defineCall({
  id: 'A10.1',
  group: 'event',
  name: 'save',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  summary: 'Tell one thing that happened on a screen.',
  request: analyticsEvent,
  response: intakeAnswer,
  errors: [],
});
