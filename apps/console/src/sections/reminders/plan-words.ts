import type { Fault, Run, Step, Stop } from './plan-types.ts';

export const channelWords: Readonly<Record<Step['channel'], string>> = {
  sms: 'SMS',
  push: 'Push',
  inbox: 'Inbox',
  'hand-over': 'Case',
};

export const stopWords: Readonly<Record<Stop, string>> = {
  promise: 'Promise to pay running',
  hardship: 'Hardship asked for',
  dispute: 'Instalment in dispute',
  complaint: 'Complaint open',
};

/** With a true minus: "−3", "0", "+7". */
export function dayText(day: number): string {
  return day > 0 ? `+${day}` : day < 0 ? `−${-day}` : '0';
}

export function daySentence(day: number): string {
  const days = Math.abs(day) === 1 ? '1 day' : `${Math.abs(day)} days`;
  return day === 0 ? 'on the due date' : `${days} ${day < 0 ? 'before it is due' : 'past due'}`;
}

/** What would be sent more or less often than now: "2 fewer SMS, 1 more case". */
export function againstNow({ byChannel }: Run): string {
  const words = byChannel.flatMap(({ channel, before, after }) => {
    if (before === after) return [];
    const much = Math.abs(after - before);
    return [`${much} ${after > before ? 'more' : 'fewer'} ${channelName(channel, much)}`];
  });
  return words.length === 0 ? 'as many of each as by the plan in force' : words.join(', ');
}

const plurals: Readonly<Record<Step['channel'], readonly [string, string]>> = {
  sms: ['SMS', 'SMS'],
  push: ['push notice', 'push notices'],
  inbox: ['inbox message', 'inbox messages'],
  'hand-over': ['case', 'cases'],
};

const channelName = (channel: Step['channel'], much: number) => plurals[channel][much === 1 ? 0 : 1];

export const faultsOf = (faults: readonly Fault[], place: number) =>
  faults.filter(({ step }) => step === place);
