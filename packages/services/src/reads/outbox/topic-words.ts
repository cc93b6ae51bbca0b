/** What a task is for, in words; a topic that nobody has put into words yet is made readable. */
const words: Readonly<Record<string, string>> = {
  'message.deliver': 'Point a borrower to a message',
  'bureau.announce-defaults': 'Tell borrowers that they are reported as in default',
  'bureau.write': 'Write a file for the credit bureaus',
  'export.make': 'Make the export of somebody’s data',
  'contract.print': 'Print an agreement',
  'channel.heard': 'Follow what a channel said',
  'page.changed': 'Show the changed page',
  'picture.erase': 'Erase pictures',
  'reminder.due': 'Remind of an instalment',
  'staff.invited': 'Send an invitation to its owner’s mailbox',
  'webhook.deliver': 'Tell an integrator',
};

export function topicWords(topic: string): string {
  const known = words[topic];
  if (known !== undefined) return known;
  const [noun = '', what = ''] = topic.split('.');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${what.replaceAll('-', ' ')}`;
}
