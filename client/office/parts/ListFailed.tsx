import { useEffect } from 'react'
import { failureCode, failureDetail } from '../../api/callFailure.ts'
import { failureWords } from '../../api/failureWords.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { toast } from '../../ui/toasts.ts'

interface ListFailedProps {
  /** The text that says what could not be read; 'The list' by default. */
  readonly words?: MessageId
  /** The error; anything else is no failed call, such as an answer without the data. */
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Something in the office could not be read: a toast with the code (back-office document, section 8), and in its place the code, the
 * request id for the log, and a retry. An expired session is reported elsewhere.
 */
export function ListFailed({ words = 'office.list.failed', error, onRetry }: ListFailedProps) {
  const code = error instanceof Error ? failureCode(error) : undefined
  useEffect(() => {
    if (code && code !== 'UNAUTHENTICATED' && code !== '401') toast('error', failureWords(error, code))
  }, [error, code])
  return <LoadFailed words={words} detail={failureDetail(error)} onRetry={onRetry} size="sm" />
}
