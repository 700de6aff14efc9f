import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { areaOf } from '../session/areaOf.ts'
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
  /** Reads again, such as a query's `refetch`; if that fails, it comes as the next `error`. */
  readonly onRetry: () => unknown
}

/**
 * Something could not be read: the code and the request id for the log, and a retry. In the office it is small, and a toast says what
 * happened (back-office document, section 8), because the call itself shows none; crews read what happened in place of the code. An expired
 * session is reported elsewhere.
 */
export function LoadError({ words, error, onRetry }: LoadErrorProps) {
  const text = useText()
  const area = areaOf(location.pathname)
  const detail = area === 'staff' ? undefined : failureDetail(error)
  const toasted = area === 'admin' && error instanceof Error ? failureCode(error) : undefined
  useEffect(() => {
    if (toasted && toasted !== 'UNAUTHENTICATED' && toasted !== '401')
      toast('error', failureWords(error, toasted))
  }, [error, toasted])
  return (
    <Notice tone="danger" role="alert">
      <p>{text(words)}</p>
      {area === 'staff' && <p>{failureWords(error, failureCode(error))}</p>}
      {detail && (
        <chakra.p textStyle="t14" color="muted" overflowWrap="anywhere">
          {detail}
        </chakra.p>
      )}
      <Button
        size={area === 'admin' ? 'sm' : 'md'}
        mt="2"
        onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}
      >
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}

interface QueryStateProps<Data> extends Pick<LoadErrorProps, 'words'> {
  /** What `useQuery` or `usePages` returned. */
  readonly result: {
    readonly data?: Data | undefined
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  /** In the place of the data until they arrive. */
  readonly skeleton: ReactNode
  /** In the place of an empty list. */
  readonly empty?: ReactNode
  readonly children: (data: NonNullable<Data>) => ReactNode
}

/** The data of a query in each of its states. Known data stay visible while they are read again, and when that fails. */
export function QueryState<Data>({ result, skeleton, empty, children, ...failure }: QueryStateProps<Data>) {
  const { data, error, refetch } = result
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty
  if (data !== undefined && data !== null) return children(data)
  return error ? <LoadError {...failure} error={error} onRetry={refetch} /> : skeleton
}
