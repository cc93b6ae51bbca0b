import { fingerprintOf, sandboxSeed, type WireShelf } from '@candor/contract';
import { databaseFaults } from './settings/database-faults.ts';
import { enquiryFaults } from './settings/enquiry-ports.ts';
import { malwareScannerFaults } from './settings/malware-scanner.ts';
import { messageFaults } from './settings/message-ports.ts';
import { filesOriginFaults } from './settings/origin-if-elsewhere.ts';
import { channelFaults } from './settings/payment-channels.ts';
import type { Settings } from './settings/read-settings.ts';
import { sandboxPartsIn } from './settings/sandbox-parts.ts';
import { weakSecrets } from './settings/weak-secrets.ts';
import { wireFaults } from './settings/wire-faults.ts';

/** Why a server or a worker with these settings must not start, each a sentence. */
export function startFaults(settings: Settings, wire: WireShelf): string[] {
  return [
    ...sandboxPartsIn(settings, wire.current.seedFingerprint === fingerprintOf(sandboxSeed)),
    ...weakSecrets(settings),
    ...wireFaults(wire),
    ...databaseFaults(settings),
    ...malwareScannerFaults(settings),
    ...filesOriginFaults(settings),
    ...enquiryFaults(settings),
    ...messageFaults(settings),
    ...channelFaults(settings),
  ];
}
