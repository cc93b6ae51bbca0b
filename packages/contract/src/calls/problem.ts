import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  calendarDay,
  currencyCode,
  cursor,
  draftMark,
  instant,
  keptDraftMark,
  minorAmount,
  plainText,
  slug,
  today,
  uploadKey,
} from '../fields.ts';
import { pictureBytes, pictureErrors, pictureTaken } from './image.ts';
import {
  answerWay,
  problemDraft,
  problemItem,
  problemKind,
  problemState,
  problemWords,
} from './problem-fields.ts';

const problemFaq = defineCall({
  id: 'A9.1',
  group: 'problem',
  name: 'faq',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary:
    'Questions and answers of this market in the reader’s language, all at once: they are searched on the phone.',
  request: z.strictObject({
    known: z.string().max(64).optional().meta({ description: 'The version that the phone has.' }),
  }),
  response: z.strictObject({
    version: z.string(),
    isUnchanged: z
      .boolean()
      .meta({ description: 'The phone has this version already: nothing is sent again.' }),
    topics: z.array(z.strictObject({ topic: slug(40).meta({ examples: ['repaying'] }), name: z.string() })),
    entries: z.array(
      z.strictObject({
        entry: slug(60).meta({ examples: ['how-to-repay'] }),
        topic: slug(40).meta({ examples: ['repaying'] }),
        question: z.string(),
        answer: z.string().meta({ description: 'Paragraphs, parted by an empty line.' }),
        alsoCalled: z.array(z.string()).meta({ description: 'Words that people use for it.' }),
        opens: z.string().nullable().meta({ description: 'The key of the page where it is done.' }),
      }),
    ),
  }),
  errors: [],
});

const problemInit = defineCall({
  id: 'A9.2',
  group: 'problem',
  name: 'init',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'What a complaint may be about, about which loan, and by when each kind is answered.',
  request: z.strictObject({
    loanId: z.uuid().optional(),
    row: z.int().min(1).optional().meta({ description: 'The row whose late charge is disputed.' }),
  }),
  response: z.strictObject({
    today,
    kinds: z.array(
      z.strictObject({
        kind: problemKind,
        name: z.string(),
        line: z.string().meta({ description: 'When it is the right one.' }),
        workingDays: z.int().min(1),
        promisedBy: calendarDay.meta({ description: 'If it is sent today.' }),
      }),
    ),
    loans: z.array(z.strictObject({ loanId: z.uuid(), reference: z.string(), line: z.string() })),
    answerWays: z.array(z.strictObject({ way: answerWay, name: z.string(), line: z.string() })),
    maxPictures: z.int(),
    maxLetters: z.int(),
    dispute: z
      .strictObject({
        loanId: z.uuid(),
        row: z.int(),
        dueOn: calendarDay,
        currency: currencyCode,
        charge: minorAmount,
      })
      .nullable()
      .meta({ description: 'The late charge, if one was asked about and can be disputed.' }),
    draft: problemDraft.nullable().meta({ description: 'What was typed on an earlier visit and not sent.' }),
    draftMark: keptDraftMark,
  }),
  errors: ['not_found', 'charge_cannot_be_disputed'],
});

const problemUploadImage = defineCall({
  id: 'A9.3',
  group: 'problem',
  name: 'upload-image',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  maxBodyBytes: 1_000_000,
  summary: 'A picture of a complaint, piece by piece, as A5.1 takes one.',
  request: z.strictObject({
    uploadId: uploadKey,
    ...pictureBytes,
  }),
  response: pictureTaken,
  errors: pictureErrors,
});

const problemSave = defineCall({
  id: 'A9.4',
  group: 'problem',
  name: 'save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'problemReport',
  summary: 'Complain. It is acknowledged at once, with a number and the day of the answer.',
  request: z.strictObject({
    kind: problemKind,
    loanId: z.uuid().optional(),
    row: z.int().min(1).optional().meta({ description: 'The row whose late charge is disputed.' }),
    words: problemWords,
    imageIds: z.array(z.uuid()).max(4).optional(),
    answerWay,
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    reference: z.string(),
    state: problemState,
    promisedBy: calendarDay,
  }),
  errors: [
    'invalid_request',
    'not_found',
    'charge_cannot_be_disputed',
    'too_many_open_problems',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

const problemList = defineCall({
  id: 'A9.5',
  group: 'problem',
  name: 'list',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'My complaints, the last changed one first.',
  request: z.strictObject({ cursor: cursor.optional() }),
  response: z.strictObject({ today, problems: z.array(problemItem), nextCursor: cursor.nullable() }),
  errors: [],
});

const problemDetail = defineCall({
  id: 'A9.6',
  group: 'problem',
  name: 'detail',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'One complaint: what was said, the state, the promised day, and how to go on outside.',
  request: z.strictObject({ reportId: z.uuid() }),
  response: z.strictObject({
    today,
    ...problemItem.shape,
    news: z.int().min(0).meta({ description: 'How many there have been; problem.seen takes it along.' }),
    askedAt: instant,
    answeredAt: instant.nullable(),
    isEscalated: z
      .boolean()
      .meta({ description: 'Somebody senior has it, because the promised day is near or past.' }),
    line: z.string().meta({ description: 'The state in a sentence.' }),
    answerWay,
    loanId: z.uuid().nullable(),
    loanReference: z.string().nullable(),
    row: z.int().nullable().meta({ description: 'The row whose late charge is disputed.' }),
    messages: z.array(
      z.strictObject({
        messageId: z.uuid(),
        isFromMe: z.boolean(),
        name: z.string(),
        at: instant,
        words: z.string(),
        imageIds: z.array(z.uuid()),
      }),
    ),
    steps: z.array(z.strictObject({ at: instant, line: z.string() })),
    score: z.int().min(1).max(5).nullable(),
    scoreWords: z.string().nullable().meta({ description: 'What was said with the score.' }),
    draft: problemDraft
      .nullable()
      .meta({ description: 'A reply that was typed on an earlier visit and not sent.' }),
    draftMark: keptDraftMark,
    mayReply: z.boolean(),
    mayReopen: z.boolean(),
    mayScore: z.boolean(),
    regulator: z.strictObject({
      name: z.string(),
      shortName: z.string(),
      line: z.string(),
      website: z.string(),
      phone: z.string().nullable(),
      address: z.string(),
      from: calendarDay.nullable().meta({ description: 'From this day on; null: at any time.' }),
      howTo: z.array(z.string()),
    }),
  }),
  errors: ['not_found'],
});

const problemScore = defineCall({
  id: 'A9.7',
  group: 'problem',
  name: 'score',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'Say from 1 to 5 whether it is solved.',
  request: z.strictObject({
    reportId: z.uuid(),
    score: z.int().min(1).max(5),
    words: plainText(1000).optional(),
  }),
  response: z.strictObject({ reportId: z.uuid(), score: z.int() }),
  errors: ['not_found', 'problem_cannot_change_now'],
});

const problemWhatsapp = defineCall({
  id: 'A9.8',
  group: 'problem',
  name: 'whatsapp',
  method: 'GET',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'How to reach a person: WhatsApp, telephone, mail, and whether somebody is there now.',
  request: z.strictObject({}),
  response: z.strictObject({
    whatsapp: z.strictObject({ number: z.string(), href: z.string() }).nullable(),
    phone: z.strictObject({ number: z.string(), href: z.string() }),
    email: z.strictObject({ address: z.string(), href: z.string() }),
    isOpenNow: z.boolean(),
    changesAt: instant.nullable().meta({ description: 'When it closes, or opens next.' }),
    hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })),
    officer: z
      .strictObject({ title: z.string(), name: z.string().nullable(), phone: z.string(), email: z.string() })
      .nullable(),
  }),
  errors: [],
});

const problemReply = defineCall({
  id: 'A9.9',
  group: 'problem',
  name: 'reply',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'problemReport',
  summary: 'Say more. After an answer this opens the complaint again.',
  request: z.strictObject({
    reportId: z.uuid(),
    words: problemWords,
    imageIds: z.array(z.uuid()).max(4).optional(),
  }),
  response: z.strictObject({
    reportId: z.uuid(),
    messageId: z.uuid(),
    state: problemState,
    promisedBy: calendarDay,
  }),
  errors: [
    'not_found',
    'problem_cannot_change_now',
    'idempotency_key_reused',
    'idempotency_key_in_use',
    'too_many_requests',
  ],
});

const problemReopen = defineCall({
  id: 'A9.10',
  group: 'problem',
  name: 'reopen',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: true,
  wireGroup: 'problemReport',
  summary: 'Not satisfied: open it again, with a new day promised.',
  request: z.strictObject({ reportId: z.uuid(), words: problemWords }),
  response: z.strictObject({ reportId: z.uuid(), state: problemState, promisedBy: calendarDay }),
  errors: ['not_found', 'problem_cannot_change_now', 'idempotency_key_reused', 'idempotency_key_in_use'],
});

const problemDraftSave = defineCall({
  id: 'A9.11',
  group: 'problem',
  name: 'draft-save',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'Keep a complaint or a reply that is half typed, encrypted, so that a reload loses nothing.',
  request: z.strictObject({
    reportId: z
      .uuid()
      .optional()
      .meta({ description: 'The complaint that is replied to; left out: a new one.' }),
    row: z.int().min(1).optional().meta({ description: 'The row whose late charge is disputed.' }),
    draft: problemDraft,
    mark: draftMark.optional(),
  }),
  response: z.strictObject({ keptAt: instant }),
  errors: ['not_found'],
});

const problemSeen = defineCall({
  id: 'A9.12',
  group: 'problem',
  name: 'seen',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'Mark the news of a complaint as seen, as far as they were shown.',
  request: z.strictObject({
    reportId: z.uuid(),
    news: z.int().min(0).meta({ description: 'As the complaint was read: what came meanwhile stays new.' }),
  }),
  response: z.strictObject({ reportId: z.uuid(), hasNews: z.boolean() }),
  errors: ['not_found'],
});

export const problemCalls = [
  problemFaq,
  problemInit,
  problemUploadImage,
  problemSave,
  problemList,
  problemDetail,
  problemScore,
  problemWhatsapp,
  problemReply,
  problemReopen,
  problemDraftSave,
  problemSeen,
] as const;
