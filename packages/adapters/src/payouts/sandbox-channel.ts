import type { DisbursementChannel } from '@candor/services/kernel/ports';
import type { SandboxVendor } from './sandbox-vendor.ts';

const lost = { heard: 'unknown', why: 'no_answer', raw: '' } as const;

/** Pays out to nobody: the sandbox's vendor, asked without a network in between. */
export function sandboxChannel(vendor: SandboxVendor): DisbursementChannel {
  return {
    name: 'sandbox',

    async send({ id, amount, to }) {
      const { trouble } = vendor;
      if (trouble === 'request-lost' || trouble === 'fault') return lost;
      const verdict = await vendor.post({ id, amount, number: to.number });
      if (trouble !== 'none' || verdict.did === 'mute') return lost;
      const raw = JSON.stringify(verdict);
      if (verdict.did === 'refused') return { heard: 'refused', why: verdict.why, raw };
      const { did, reference } = verdict;
      const knowsInMs = vendor.momentMs;
      return { heard: 'accepted', reference, isKnownAlready: did === 'known', knowsInMs, raw };
    },

    async ask(id) {
      if (vendor.trouble !== 'none') return lost;
      const verdict = await vendor.status(id);
      if (verdict.is === 'mute') return lost;
      const raw = JSON.stringify(verdict);
      if (verdict.is === 'not-known') return { heard: 'not-known', raw };
      if (verdict.is === 'failed') return { heard: 'failed', why: verdict.why, raw };
      const { is, reference } = verdict;
      return is === 'paid' ? { heard: 'paid', reference, raw } : { heard: 'queued', reference, raw };
    },
  };
}
