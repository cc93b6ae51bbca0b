/**
 * What a person at the lender may do, one by one. The list is closed: a call for staff names one of them, a
 * role is a set of them. `…read` sees; the others act. `document.see` opens pictures and full numbers of
 * documents, whatever else is seen.
 */
export const permissions = {
  'application.read': 'See applications and what was decided',
  'application.decide': 'Approve, refuse or ask back',
  'application.override': 'Approve what an underwriter wants beyond policy, with KYC gaps or over a flag',
  'screening.decide': 'Decide sanctions screening hits',
  'document.see': 'See pictures and full numbers of documents and accounts',
  'payout.read': 'See disbursements',
  'payout.act': 'Send, hold and repair disbursements',
  'payout.release': 'Release disbursements that somebody else prepared',
  'money.read': 'See incoming money, claims and statements',
  'money.match': 'Say whose money it is, and read in statements',
  'money.refund': 'Ask for a refund',
  'money.approve': 'Approve refunds, reversals, unverified payment claims and settlements by hand',
  'books.read': 'See trial balance, journal and invoices',
  'books.close': 'Close a period and post provisions',
  'books.approve': 'Approve provisions, period close and manual entries',
  'bureau.read': 'See what is reported to credit bureaus, and disputes about it',
  'bureau.act': 'Make bureau files and send them; each leaves with an approver',
  'bureau.dispute': 'Note and decide disputes about what was reported',
  'loan.read': 'Look up borrowers and loans',
  'loan.act': 'Waive, delay, restructure, write off: each within its rules',
  'loan.approve': 'Approve restructures, hardship plans, write-offs and waivers that somebody else prepared',
  'collection.read': 'See accounts past due and what was agreed',
  'collection.act':
    'Call and write to borrowers past due within the law’s hours, log calls and promises to pay',
  'collection.assign': 'Assign accounts past due to collectors, reassign and share them out',
  'complaint.read': 'Read complaints and internal notes',
  'complaint.answer': 'Answer, reject and close complaints',
  'hardship.decide': 'Grant or refuse what a borrower who can’t pay asks for',
  'approval.read': 'See what waits for an approver',
  'approval.decide': 'Approve or decline what somebody else asked for',
  'product.read': 'See products and their versions',
  'product.change': 'Change products',
  'table.read': 'See decision tables and their versions',
  'table.change': 'Change decision tables',
  'portfolio.read': 'See the portfolio',
  'page.read': 'See page, theme, texts and lists',
  'page.change': 'Change page, theme, texts and lists',
  'people.read': 'See people and roles',
  'people.change': 'Invite people, give and take roles',
  'people.approve': 'Approve invitations, roles, authority limits and keys',
  'setup.approve': 'Approve products, decision tables, texts of law, imports and bureau files',
  'channel.read': 'See channels',
  'channel.test': 'Test channels, with a message to oneself where it takes one',
  'integration.read': 'See keys and webhooks',
  'integration.change': 'Make and end keys and webhooks',
  'outbox.read': 'See what was sent',
  'outbox.act': 'Have something sent again',
  'data.read': 'See data requests and what is due for deletion',
  'data.act': 'Answer data requests',
  'import.run': 'Bring in loans from a file',
  'audit.read': 'Read and export the audit trail',
  'clock.move': 'Move the sandbox’s clock',
} as const;

export type Permission = keyof typeof permissions;

export const permissionKeys = Object.keys(permissions) as [Permission, ...Permission[]];
