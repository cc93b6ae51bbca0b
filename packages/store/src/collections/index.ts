export {
  type ContactCount,
  type ContactNote,
  type ContactOutcome,
  countContacts,
  forgetContactWords,
  hasContactNote,
  insertContactNote,
  listContactNotes,
  unansweredWord,
} from './contact-notes.ts';
