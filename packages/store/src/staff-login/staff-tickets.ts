import type { Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type StaffTicket = {
  staffId: string;
  enrolSealed: string | null;
  challenge: string | null;
};

export async function insertTicket(
  tx: Tx,
  row: { ticketHash: Buffer; staffId: string; enrolSealed: string | null; expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'staff-ticket-insert',
    text: 'insert into staff_ticket (ticket_hash, staff_id, enrol_sealed, expires_at) values ($1, $2, $3, $4)',
    values: [row.ticketHash, row.staffId, row.enrolSealed, row.expiresAt],
  });
}

/** The ticket, if it is neither used nor too old; held until the transaction ends. */
export async function lockTicket(tx: Tx, ticketHash: Buffer, at: Date): Promise<StaffTicket | undefined> {
  const { rows } = await tx.query<StaffTicket>({
    name: 'staff-ticket-lock',
    text: `select staff_id as "staffId", enrol_sealed as "enrolSealed", challenge from staff_ticket
           where ticket_hash = $1 and used_at is null and expires_at > $2 for update`,
    values: [ticketHash, at],
  });
  return rows[0];
}

/** Sets what a passkey must sign for this login; null: nothing may be signed any more. */
export async function setTicketChallenge(
  tx: Tx,
  ticketHash: Buffer,
  challenge: string | null,
): Promise<void> {
  await tx.query({
    name: 'staff-ticket-challenge',
    text: 'update staff_ticket set challenge = $2 where ticket_hash = $1',
    values: [ticketHash, challenge],
  });
}

/** One login uses up every ticket of its person. */
export async function useTickets(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'staff-ticket-use',
    text: 'update staff_ticket set used_at = $2 where staff_id = $1 and used_at is null',
    values: [staffId, at],
  });
}

export async function deleteTicketsBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-ticket-delete-old',
    text: deleteOldest('staff_ticket', 'expires_at'),
    values: [instant],
  });
  return rowCount;
}
