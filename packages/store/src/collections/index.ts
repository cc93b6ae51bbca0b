export {
  type ContactCount,
  type ContactNote,
  type ContactOutcome,
  countContacts,
  forgetContactWords,
  insertContactNote,
  listContactNotes,
  unansweredWord,
} from './contact-notes.ts';
