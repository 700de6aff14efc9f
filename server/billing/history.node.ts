import { zonedMoment } from '../doors/zonedMoment.ts'
import type { ExperienceEntryView } from '../projections/experienceStatement/experienceStatement.queries.ts'
import type { ListPage } from '../projections/listCursor.ts'
import type { LedgerEntryView } from '../projections/walletStatement/ledger.queries.ts'
import type { PointEntryView } from '../projections/walletStatement/walletStatement.queries.ts'
import type { ExperienceEntry, PointEntry } from './histories.graphql.ts'

/** A movement of points; the number of its order is joined only where a query asks for it. */
export type PointEntryNode = Omit<PointEntry, 'orderNo'> & { readonly orderId: string | undefined }

/** A movement of a report, likewise. */
export type LedgerEntryNode = PointEntryNode & { readonly customerId: string }

/** A gain of experience, likewise. */
export type ExperienceEntryNode = Omit<ExperienceEntry, 'orderNo'> & { readonly orderId: string | undefined }

export function pointNode({ at, ...entry }: PointEntryView): PointEntryNode {
  return { ...entry, isDeduction: entry.paymentId === 0, occurred: zonedMoment(at) }
}

export function ledgerNode({ userId, ...entry }: LedgerEntryView): LedgerEntryNode {
  return { ...pointNode(entry), customerId: userId }
}

export function experienceNode({ at, ...entry }: ExperienceEntryView): ExperienceEntryNode {
  return { ...entry, occurred: zonedMoment(at) }
}

/** A page as a cursor connection; how long the whole list is, is counted only where a query asks. */
export function connectionOf<View, Node>(page: ListPage<View>, node: (view: View) => Node) {
  const { nodes, cursors, hasNextPage } = page
  return {
    edges: nodes.map((view, place) => ({ cursor: cursors[place], node: node(view) })),
    pageInfo: { hasNextPage, endCursor: cursors.at(-1) ?? null },
    get totalCount() {
      return page.count()
    },
  }
}
