import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import type { Formats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import type { OrderStatus } from '../../ui/StatusBadge.tsx'
import { orderSearchPath } from '../parts/orderSearchPath.ts'

/** What a reader's language has for a report. */
export interface Words extends Pick<Formats, 'number' | 'moment'> {
  readonly text: (id: MessageId, values?: Record<string, string | number>) => string
  /** Whole cents as dollars: 998 → "$9.98". */
  readonly money: (cents: number) => string
  /** A tax rate in percent: 9.975 → "9.975%". */
  readonly rate: (percent: number) => string
  /** A day of the calendar, yyyy-mm-dd. */
  readonly date: (date: string) => string
}

/** A filter as the form has it; choices are names of the GraphQL contract. */
export interface ReportField {
  readonly name: string
  readonly label: MessageId
  /** Absent: a line of text, or a day where it is `from` or `to`. */
  readonly choices?: readonly { readonly value: string; readonly label: MessageId }[]
  /** It has always one of its choices, the first unless told. */
  readonly isRequired?: boolean
  /** Its label, or what is typed, needs the room of two. */
  readonly isWide?: boolean
}

/** What was typed and chosen, by the fields' names; what is not there does not narrow. */
export type Filters = Readonly<Record<string, string | undefined>>

/** What a cell says: words, words that lead to what they name, or an order's status. */
export type ReportCell =
  | string
  | { readonly words: string; readonly to: string }
  | { readonly status: OrderStatus }

/** A line of a report, cell beside cell. */
interface ReportLine {
  /** What no other line of the page has. */
  readonly id: string
  readonly cells: readonly ReportCell[]
}

/** A customer as reports name one. */
interface Person {
  readonly id: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
}

/** An order's number, which leads to the order; nothing where there is none. */
export function orderCell(orderNo: string | null | undefined): ReportCell {
  return orderNo ? { words: orderNo, to: orderSearchPath(orderNo) } : ''
}

/** Who it was, which leads to their card; nothing for a former customer. */
export function customerCell(customer: Person | null | undefined): ReportCell {
  if (!customer) return ''
  const { id, userNo, firstName, lastName } = customer
  return { words: `${userNo} ${firstName} ${lastName}`, to: `/adminUserList?user=${id}` }
}

/** An invoice's number, which leads to the invoice on its customer's card. */
export function invoiceCell(
  invoiceNo: string,
  { customer, paymentId }: { readonly customer?: Person | null | undefined; readonly paymentId: number },
): ReportCell {
  if (!customer) return invoiceNo
  return { words: invoiceNo, to: `/adminUserList?user=${customer.id}&tab=payments&invoice=${paymentId}` }
}

/** A report as the page shows it. */
export interface ReportResult {
  readonly figures: readonly (readonly [label: string, figure: string])[]
  readonly head: readonly string[]
  /** Places of the columns of figures, which are read from the right; the first column is 0. */
  readonly figureColumns: readonly number[]
  readonly rows: readonly ReportLine[]
  /** Where the next page begins; absent on the last one. */
  readonly endCursor?: string | null | undefined
  /** How many entries there are on all pages; absent where the report has no pages. */
  readonly totalCount?: number
}

/** One report: its question to the server, its filters, and how its answer reads. */
export interface Report {
  readonly id: string
  readonly title: MessageId
  readonly fields: readonly ReportField[]
  /** Without days in its address it is about this month. */
  readonly beginsWithMonth?: boolean
  readonly document: DocumentNode
  readonly variables: (
    filters: Filters,
    page: { readonly after?: string | undefined },
  ) => Record<string, unknown>
  /** The call that saves all of it, and the same filters as that call spells them. */
  readonly exportPath: string
  readonly exportFilter: (filters: Filters) => Record<string, unknown>
  readonly read: (data: unknown, words: Words) => ReportResult
}

interface Typed<Data, Variables extends Record<string, unknown>>
  extends Omit<Report, 'document' | 'variables' | 'read'> {
  readonly document: TypedDocumentNode<Data, Variables>
  readonly variables: (filters: Filters, page: { readonly after?: string | undefined }) => Variables
  readonly read: (data: Data, words: Words) => ReportResult
}

/** Ties a report's answer to its document, so that the list of reports can hold reports of every kind. */
export function report<Data, Variables extends Record<string, unknown>>(
  typed: Typed<Data, Variables>,
): Report {
  return typed as Report
}

/** Rows on a page. */
export const PAGE = 20
