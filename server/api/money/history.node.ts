import type { ExperienceEntryView } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { LedgerEntryView } from '../../readmodels/walletStatement/ledger.queries.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { ExperienceEntry, PointEntry } from './histories.graphql.ts'

/** A movement of points; the number of its order is joined only where a query asks for it. */
export type PointEntryNode = Omit<PointEntry, 'orderNo'> & { readonly orderId: string | undefined }

/** A movement of a report, likewise. */
export type LedgerEntryNode = PointEntryNode & { readonly customerId: string }

/** A gain of experience, likewise. */
export type ExperienceEntryNode = Omit<ExperienceEntry, 'orderNo'> & { readonly orderId: string | undefined }

export function pointNode({ at, creditNoteNo, ...entry }: PointEntryView): PointEntryNode {
  return {
    ...entry,
    creditNoteNo: creditNoteNo ?? null,
    isDeduction: entry.paymentId === 0,
    occurred: zonedMoment(at),
  }
}

export function ledgerNode({ userId, ...entry }: LedgerEntryView): LedgerEntryNode {
  return { ...pointNode(entry), customerId: userId }
}

export function experienceNode({ at, ...entry }: ExperienceEntryView): ExperienceEntryNode {
  return { ...entry, occurred: zonedMoment(at) }
}
