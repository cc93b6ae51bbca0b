import { fingerprintOf, sandboxSeed, type WireShelf } from '@candor/contract';
import { databaseFaults } from './database-faults.ts';
import { enquiryFaults } from './enquiry-ports.ts';
import { malwareScannerFaults } from './malware-scanner.ts';
import { messageFaults } from './message-ports.ts';
import { filesOriginFaults } from './origin-if-elsewhere.ts';
import { channelFaults } from './payment-channels.ts';
import type { Settings } from './read-settings.ts';
import { sandboxPartsIn } from './sandbox-parts.ts';
import { weakSecrets } from './weak-secrets.ts';
import { wireFaults } from './wire-faults.ts';

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
