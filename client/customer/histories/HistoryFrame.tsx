import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { ListEnd } from '../../api/list/ListEnd.tsx'
import type { Pages } from '../../api/list/usePages.ts'
import { LoadError } from '../../api/QueryState.tsx'
import type { HistoryCatalog } from '../../api/schema.generated.ts'
import {
  type ChosenStretch,
  PeriodFilter,
  stretchOf,
  useChosenPeriod,
} from '../../domain/history/PeriodFilter.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { RowsSkeleton } from './HistoryRow.tsx'
import { HistoryHeadDocument, type HistoryHeadQuery } from './histories.generated.ts'

/** What a history's page passes to its list. */
export interface ListProps {
  readonly stretch: ChosenStretch
  /** Back to everything; absent if everything is shown. */
  readonly showAll: (() => void) | undefined
}

interface HistoryFrameProps {
  readonly catalog: HistoryCatalog
  readonly title: MessageId
  /** The figure above the list; of an empty history without its action, which the list offers. */
  readonly figure?: (viewer: HistoryHeadQuery['me'] | undefined, isEmpty: boolean) => ReactNode
  readonly list: (props: ListProps) => ReactNode
}

/** What all three histories share: the way back, the filter, the current figure, and a list that restarts with each filter. */
export function HistoryFrame({ catalog, title, figure, list }: HistoryFrameProps) {
  const text = useText()
  const [period, choose] = useChosenPeriod()
  const { data, error, refetch } = useQuery(HistoryHeadDocument, {
    variables: { catalog },
    context: { overlay: 'first' },
  })
  // each year with entries is offered
  const isEmpty = data !== undefined && !data.historyFilters.some(({ year }) => year !== null)
  return (
    <PageFrame
      title={text(title)}
      beside={
        isEmpty && !period ? undefined : (
          <PeriodFilter offered={data?.historyFilters ?? []} value={period} onChoose={choose} />
        )
      }
    >
      {figure && error && !data && (
        <chakra.div mb="6">
          <LoadError words="histories.headFailed" error={error} onRetry={refetch} />
        </chakra.div>
      )}
      {(data || !error) && figure?.(data?.me, isEmpty)}
      <chakra.div key={period}>
        {list({ stretch: stretchOf(period), showAll: period ? () => choose('') : undefined })}
      </chakra.div>
    </PageFrame>
  )
}

interface HistoryListProps<Node> {
  /** The list's accessible name. */
  readonly title: string
  readonly pages: Pages<Node>
  readonly row: (node: Node) => ReactNode
  readonly showAll: (() => void) | undefined
  /** The text of an empty history, and the one way on. */
  readonly none: {
    readonly icon: IconName
    readonly text: string
    readonly to: string
    readonly action: string
  }
}

/** A history in each of its states: loading, failed, empty, and its entries. */
export function HistoryList<Node>({ title, pages, row, showAll, none }: HistoryListProps<Node>) {
  const text = useText()
  const titleId = useId()
  const { data: entries, error, hasMore, totalCount } = pages
  if (error && !entries) return <LoadError words="histories.failed" error={error} onRetry={pages.refetch} />
  if (!entries) return <RowsSkeleton />
  if (entries.length === 0) return <NothingHere showAll={showAll} none={none} />
  return (
    <section aria-labelledby={titleId}>
      <HiddenText asChild>
        <h2 id={titleId}>{title}</h2>
      </HiddenText>
      <chakra.ul
        aria-busy={pages.isLoadingMore}
        layerStyle="panel"
        listStyleType="none"
        px={{ base: '4', md: '6' }}
        fontVariantNumeric="tabular-nums"
      >
        {entries.map(row)}
      </chakra.ul>
      <ListEnd
        pages={pages}
        status={
          hasMore
            ? text('histories.loaded', { count: entries.length, total: totalCount })
            : text('histories.end')
        }
        more={text('list.more')}
        failed={text('histories.failedMore')}
        retry={text('error.tryAgain')}
      />
    </section>
  )
}

function NothingHere({ showAll, none }: Pick<HistoryListProps<unknown>, 'showAll' | 'none'>) {
  const text = useText()
  return (
    <div role="status">
      <EmptyPanel
        icon={none.icon}
        title={text('histories.empty')}
        text={showAll ? text('histories.empty.filtered') : none.text}
      >
        {showAll ? (
          <Button onClick={showAll}>{text('histories.empty.showAll')}</Button>
        ) : (
          <UnlessLeaving>
            <ButtonLink look="primary" to={none.to}>
              {none.action}
            </ButtonLink>
          </UnlessLeaving>
        )}
      </EmptyPanel>
    </div>
  )
}
