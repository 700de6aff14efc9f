import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import type { OrderStatus } from '../../api/schema.generated.ts'
import type { Formats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { officeOrderPath } from '../parts/orderPath.ts'

/** A report's formats in the reader's language. */
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
  /** It always has a value, the first choice by default. */
  readonly isRequired?: boolean
  /** Its label or input needs the room of two. */
  readonly isWide?: boolean
}

/** The values by the fields' names; a missing one does not filter. */
export type Filters = Readonly<Record<string, string | undefined>>

/** A cell's content: text, a link, or an order's status. */
export type ReportCell =
  | string
  | { readonly words: string; readonly to: string }
  | { readonly status: OrderStatus }

/** A column of a report over its rows; a figure is right-aligned. */
interface ReportColumn<Row> {
  readonly label: MessageId
  readonly cell: (row: Row) => ReportCell
  readonly isFigure: boolean
}

/** A column of texts. */
export function column<Row>(label: MessageId, cell: (row: Row) => ReportCell): ReportColumn<Row> {
  return { label, cell, isFigure: false }
}

/** A column of figures. */
export function figure<Row>(label: MessageId, cell: (row: Row) => string): ReportColumn<Row> {
  return { label, cell, isFigure: true }
}

/** A customer as reports show one. */
interface Person {
  readonly id: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
}

/** An order's number, with a link to the order; nothing without one. */
export function orderCell(orderNo: string | null | undefined): ReportCell {
  return orderNo ? { words: orderNo, to: officeOrderPath(orderNo) } : ''
}

/** A customer's name, with a link to their card; nothing for a former customer. */
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

/** The rows of a page, each with a key that is unique among them. */
export interface ReportTable<Row = unknown> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly columns: readonly ReportColumn<Row>[]
}

/** Ties columns to their rows, so that the page can show tables of every kind. */
export function tableOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  columns: readonly ReportColumn<Row>[],
): ReportTable {
  return { rows, keyOf, columns } as ReportTable
}

/** An edge of a list; the cursor is read where the entries have no number. */
interface Edge<Node> {
  readonly cursor?: string
  readonly node: Node
}

interface List<Node> {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly Edge<Node>[]
}

/** What a report that comes page by page has of its list. */
export function pageOf<Node>(
  { totalCount, pageInfo, edges }: List<Node>,
  keyOf: (edge: Edge<Node>) => string | undefined,
  columns: readonly ReportColumn<Node>[],
) {
  return {
    table: tableOf(
      edges,
      (edge) => keyOf(edge) ?? '',
      columns.map(({ cell, ...kind }) => ({ ...kind, cell: ({ node }) => cell(node) })),
    ),
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    totalCount,
  }
}

/** A report as the page shows it. */
interface ReportResult {
  readonly figures: readonly (readonly [label: string, figure: string])[]
  readonly table: ReportTable
  /** Where the next page begins; absent on the last one. */
  readonly endCursor?: string | null | undefined
  /** The number of entries on all pages; absent in a report without pages. */
  readonly totalCount?: number
}

/** One report: its query, its filters, and how its answer is shown. */
export interface Report {
  readonly id: string
  readonly title: MessageId
  readonly fields: readonly ReportField[]
  readonly document: DocumentNode
  readonly variables: (
    filters: Filters,
    page: { readonly after?: string | undefined },
  ) => Record<string, unknown>
  /** The call that exports all of it, and its names of the same filters. */
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
