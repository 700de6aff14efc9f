import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { failureDetail } from '../../api/callFailure.ts'
import type { HistoryCatalog } from '../../api/schema.generated.ts'
import { type ChosenStretch, stretchOf, useChosenPeriod } from '../../domain/history/historyFilter.ts'
import { PeriodFilter } from '../../domain/history/PeriodFilter.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
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
  /** The figure above the list. */
  readonly figure?: (viewer: HistoryHeadQuery['me'] | undefined) => ReactNode
  readonly list: (props: ListProps) => ReactNode
}

/** What all three histories share: the way back, the filter, the current figure, and a list that restarts with each filter. */
export function HistoryFrame({ catalog, title, figure, list }: HistoryFrameProps) {
  const text = useText()
  const [period, choose] = useChosenPeriod()
  const { data, error, refetch } = useQuery(HistoryHeadDocument, {
    variables: { catalog },
    context: { isInPlace: true },
  })
  return (
    <PageFrame
      title={text(title)}
      beside={<PeriodFilter offered={data?.historyFilters ?? []} value={period} onChoose={choose} />}
    >
      {figure && error && !data && (
        <chakra.div mb="6">
          <LoadFailed
            words="histories.headFailed"
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
          />
        </chakra.div>
      )}
      {(data || !error) && figure?.(data?.me)}
      <chakra.div key={period}>
        {list({ stretch: stretchOf(period), showAll: period ? () => choose('') : undefined })}
      </chakra.div>
    </PageFrame>
  )
}
