import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Pages } from '../../../api/list/usePages.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { ListFailed } from './ListFailed.tsx'
import { RecordEntry, type RecordedChange } from './RecordEntry.tsx'
import { RowSkeletons } from './RowList.tsx'

interface RecordDrawerProps {
  readonly title: string
  readonly onClose: () => void
  /** Newest first; undefined until they have come. */
  readonly changes: readonly RecordedChange[] | undefined
  readonly record: Pages<unknown>
  readonly children?: ReactNode
}

/** The record of changes beside the list it is about: who changed what, when, old and new. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { title, onClose, changes, record } = props
  const text = useText()
  return (
    <Drawer isOpen onClose={onClose} title={title} placement="end">
      <chakra.div textStyle="t14" display="grid" gap="4">
        {changes?.length === 0 && <chakra.p color="muted">{text('office.record.none')}</chakra.p>}
        {!changes && (record.hasFailed ? <ListFailed onRetry={record.refetch} /> : <RowSkeletons />)}
        {changes && changes.length > 0 && (
          <chakra.ol listStyle="none" borderBottomWidth="1px" borderColor="line">
            {changes.map((change) => (
              <RecordEntry key={change.key} change={change} />
            ))}
          </chakra.ol>
        )}
        {record.hasFailedMore && !record.isLoadingMore ? (
          <ListFailed onRetry={record.loadMore} />
        ) : (
          record.hasMore && (
            <Button size="sm" justifySelf="start" onClick={record.loadMore}>
              {text('list.more')}
            </Button>
          )
        )}
      </chakra.div>
    </Drawer>
  )
}
