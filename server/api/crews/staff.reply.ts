import type { StaffRecord } from '../../people/staffMembers.store.ts'

/** A staff member in the documented spelling (back-office document, section 3). */
export function staffReply({ staffId, phone, rate, hasPassword: _, ...record }: StaffRecord) {
  return { dbStaff: { id: staffId, ...record, phone: phone ?? '' }, rate }
}
