/** What a task is for, in words; a topic that nobody has put into words yet is made readable. */
const words: Readonly<Record<string, string>> = {
  'message.deliver': 'Send a message notification',
  'bureau.announce-defaults': 'Notify borrowers of a default report',
  'bureau.write': 'Generate a bureau file',
  'export.make': 'Create a data export',
  'contract.print': 'Render an agreement',
  'channel.heard': 'Process a channel response',
  'document.erase': 'Delete documents',
  'mail.confirm': 'Send a code to a new e-mail address',
  'page.changed': 'Publish a page change',
  'picture.erase': 'Delete images',
  'promise.ended': 'Tell what became of a promise to pay',
  'reminder.due': 'Send an instalment reminder',
  'staff.invited': 'Send an invitation',
  'webhook.deliver': 'Deliver a webhook',
};

export function topicWords(topic: string): string {
  const known = words[topic];
  if (known !== undefined) return known;
  const [noun = '', what = ''] = topic.split('.');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${what.replaceAll('-', ' ')}`;
}
