import type { Language } from '../../../schema/rules/enumerations.ts'
import type { OrderChangeRef } from '../../readmodels/orderChanges/changeReport.queries.ts'
import { lookupLabel } from '../lookups/lookups.ts'
import { type BookedTime, reportedChange } from '../orders/officeTrail.graphql.ts'
import type { Column } from './csvFile.ts'
import type { ExportedList } from './exportedList.ts'
import { exportWord, isExportWord } from './exportWords.ts'
import { namesOf } from './ordersExport.ts'

type ChangeRow = Awaited<ReturnType<typeof reportedChange>>

const columns: readonly Column<ChangeRow>[] = [
  { head: 'at', cell: ({ change }) => change.at },
  { head: 'order.orderNo', cell: ({ order }) => order.orderNo },
  {
    head: 'change.action',
    cell: ({ change }, language) => lookupLabel('orderActions', change.action, language),
  },
  { head: 'role', cell: ({ change }, language) => lookupLabel('roles', change.by.role, language) },
  { head: 'change.by', cell: ({ change }) => change.by.name },
  { head: 'change.channel', cell: ({ change }, language) => wordOf('channel', change.channel, language) },
  { head: 'change.oldStatus', cell: ({ change }, language) => statusCell(change.oldStatus, language) },
  { head: 'change.newStatus', cell: ({ change }, language) => statusCell(change.newStatus, language) },
  { head: 'change.oldBooking', cell: ({ change }) => bookedCell(change.oldBooking) },
  { head: 'change.newBooking', cell: ({ change }) => bookedCell(change.newBooking) },
  { head: 'change.oldCrew', cell: ({ change }) => change.oldGroup?.groupNo },
  { head: 'change.newCrew', cell: ({ change }) => change.newGroup?.groupNo },
  { head: 'staff', cell: ({ change }) => namesOf(change.staff) },
  { head: 'change.reason', cell: ({ change }, language) => wordOf('reason', change.reason, language) },
  { head: 'refundPoints', cell: ({ change }) => change.refundPoints },
  { head: 'change.feePoints', cell: ({ change }) => change.feePoints },
  { head: 'change.note', cell: ({ change }) => change.note },
]

/** Changes of orders as a file. */
export const changesExport: ExportedList<OrderChangeRef, ChangeRow> = {
  name: 'order-changes',
  columns,
  rowOf: reportedChange,
}

/** The label of a code; a code without a label is written as it is, so that nothing is lost. */
function wordOf(kind: 'channel' | 'reason', code: string | null, language: Language): string | null {
  const word = `${kind}.${code}`
  return isExportWord(word) ? exportWord(word, language) : code
}

function statusCell(status: number | null, language: Language): string | null {
  return status === null ? null : lookupLabel('orderStatuses', status, language)
}

function bookedCell(booked: BookedTime | null): string | null {
  return booked && [booked.date, booked.time].filter(Boolean).join(' ')
}
