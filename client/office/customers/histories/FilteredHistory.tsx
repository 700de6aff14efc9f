import type { ComponentProps } from 'react'
import { atOnce, type PagedDocument, usePages } from '../../../api/list/usePages.ts'
import type { HistoryCatalog } from '../../../api/schema.generated.ts'
import { type ChosenStretch, stretchOf, useChosenPeriod } from '../../../domain/history/historyFilter.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { HistoryHead, HistoryTable } from './HistoryTable.tsx'

interface FilteredHistoryProps<Node>
  extends Pick<ComponentProps<typeof HistoryTable<Node>>, 'columns' | 'row'> {
  readonly customerId: string
  readonly catalog: HistoryCatalog
  readonly document: PagedDocument<'list', Node, ChosenStretch & { readonly customerId: string }>
  readonly title: MessageId
  /** The text of an empty history. */
  readonly none: MessageId
}

/** A customer's history under its documented title, for the period of its filter. */
export function FilteredHistory<Node>({ title, customerId, catalog, ...list }: FilteredHistoryProps<Node>) {
  const text = useText()
  const [period] = useChosenPeriod()
  return (
    <>
      <HistoryHead title={text(title)} customerId={customerId} catalog={catalog} />
      <History key={period} title={text(title)} customerId={customerId} period={period} {...list} />
    </>
  )
}

interface HistoryProps<Node> extends Omit<FilteredHistoryProps<Node>, 'title' | 'catalog'> {
  readonly title: string
  readonly period: string
}

/** Fifty entries at once (decision F8). */
function History<Node>({ customerId, period, document, none, ...table }: HistoryProps<Node>) {
  const text = useText()
  const list = usePages(document, 'list', { customerId, ...stretchOf(period) }, atOnce(50))
  return <HistoryTable list={list} none={text(none)} {...table} />
}
