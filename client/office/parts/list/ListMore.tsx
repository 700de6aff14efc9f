import type { ComponentProps } from 'react'
import type { Pages } from '../../../api/list/usePages.ts'
import { LoadError } from '../../../api/QueryState.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'

interface ListMoreProps extends ComponentProps<typeof Button> {
  readonly pages: Pages<unknown>
}

/** Below a list that is read page by page: a button for more, or why the next page could not be read; nothing below its end. */
export function ListMore({ pages, ...button }: ListMoreProps) {
  const text = useText()
  const { hasMore, hasFailedMore, isLoadingMore, error, loadMore } = pages
  if (hasFailedMore && !isLoadingMore)
    return <LoadError words="office.list.failed" error={error} onRetry={loadMore} />
  if (!hasMore) return null
  return (
    <Button size="sm" aria-disabled={isLoadingMore} onClick={loadMore} {...button}>
      {isLoadingMore && <Spinner />}
      {text('list.more')}
    </Button>
  )
}
