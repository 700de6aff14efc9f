import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { failureDetail } from '../../api/callFailure.ts'
import { ListEnd } from '../../api/list/ListEnd.tsx'
import type { Pages } from '../../api/list/usePages.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { RowsSkeleton } from './HistoryRow.tsx'

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
  const { nodes, hasFailed, hasMore, totalCount } = pages
  if (hasFailed)
    return (
      <LoadFailed words="histories.failed" detail={failureDetail(pages.failure)} onRetry={pages.refetch} />
    )
  if (!nodes) return <RowsSkeleton />
  if (nodes.length === 0) return <NothingHere showAll={showAll} none={none} />
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
        {nodes.map(row)}
      </chakra.ul>
      <ListEnd
        pages={pages}
        status={
          hasMore
            ? text('histories.loaded', { count: nodes.length, total: totalCount })
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
          <ButtonLink look="primary" to={none.to}>
            {none.action}
          </ButtonLink>
        )}
      </EmptyPanel>
    </div>
  )
}
