import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '../ui/toasts.ts'
import { failureCode, failureDetail } from './callFailure.ts'
import { failureWords } from './failureWords.ts'

interface LoadErrorProps {
  /** The text that says what could not be read. */
  readonly words: MessageId
  /** The error; anything else is no failed call, such as an answer without the data. */
  readonly error: unknown
  readonly onRetry: () => void
  /** Small, and a toast says what happened (back-office document, section 8): the call itself shows none. */
  readonly isOffice?: boolean
  /** Says what happened instead of the code and the request id, because no toast does. */
  readonly isExplained?: boolean
}

/** Something could not be read: the code and the request id for the log, and a retry. An expired session is reported elsewhere. */
export function LoadError({ words, error, onRetry, isOffice = false, isExplained = false }: LoadErrorProps) {
  const text = useText()
  const detail = isExplained ? undefined : failureDetail(error)
  const toasted = isOffice && error instanceof Error ? failureCode(error) : undefined
  useEffect(() => {
    if (toasted && toasted !== 'UNAUTHENTICATED' && toasted !== '401')
      toast('error', failureWords(error, toasted))
  }, [error, toasted])
  return (
    <Notice tone="danger" role="alert">
      <p>{text(words)}</p>
      {isExplained && <p>{failureWords(error, failureCode(error))}</p>}
      {detail && (
        <chakra.p textStyle="t14" color="muted" overflowWrap="anywhere">
          {detail}
        </chakra.p>
      )}
      <Button size={isOffice ? 'sm' : 'md'} mt="2" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}

interface QueryStateProps<Data> extends Pick<LoadErrorProps, 'words' | 'isOffice'> {
  /** What `useQuery` returned. */
  readonly result: {
    readonly data?: Data | undefined
    readonly error?: unknown
    readonly refetch: () => Promise<unknown>
  }
  /** In the place of the data until they arrive. */
  readonly skeleton: ReactNode
  readonly children: (data: NonNullable<Data>) => ReactNode
}

/** The data of a query in each of its states. Known data stay visible while they are read again, and when that fails. */
export function QueryState<Data>({ result, skeleton, children, ...failure }: QueryStateProps<Data>) {
  const { data, error, refetch } = result
  if (data !== undefined && data !== null) return children(data)
  if (!error) return skeleton
  return <LoadError {...failure} error={error} onRetry={() => void refetch().catch(() => undefined)} />
}
