import type { ComponentProps } from 'react'
import type { HistoryCatalog } from '../../../../gql/graphql.ts'
import type { MessageId } from '../../../../i18n/messageId.ts'
import { useText } from '../../../../i18n/useText.ts'
import { type ChosenStretch, stretchOf } from '../../../../parts/list/historyFilter.ts'
import { useChosenPeriod } from '../../../../parts/list/useChosenPeriod.ts'
import { type HistoryDocument, useGrowingList } from '../useGrowingList.ts'
import { HistoryHead, HistoryTable } from './HistoryTable.tsx'

interface FilteredHistoryProps<Node>
  extends Pick<ComponentProps<typeof HistoryTable<Node>>, 'columns' | 'row'> {
  readonly customerId: string
  readonly catalog: HistoryCatalog
  readonly document: HistoryDocument<Node, ChosenStretch & { readonly customerId: string }>
  readonly title: MessageId
  /** What an empty history says. */
  readonly none: MessageId
}

/** A history of a customer under its documented title, of the time that its filter chooses. */
export function FilteredHistory<Node>({
  customerId,
  catalog,
  document,
  title,
  none,
  ...table
}: FilteredHistoryProps<Node>) {
  const text = useText()
  const [period] = useChosenPeriod()
  const list = useGrowingList(document, { customerId, ...stretchOf(period) })
  return (
    <>
      <HistoryHead title={text(title)} customerId={customerId} catalog={catalog} />
      <HistoryTable title={text(title)} list={list} none={text(none)} {...table} />
    </>
  )
}
