import { useEffect } from 'react'
import { failureCode, failureDetail } from '../../api/callFailure.ts'
import { failureWords } from '../../api/failureWords.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { toast } from '../../ui/toasts.ts'

interface ListFailedProps {
  /** Names the text that says what could not be read; 'The list' unless told. */
  readonly words?: MessageId
  /** What was thrown; anything else is no failure of a call, such as an answer without what was asked for. */
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Something of the office could not be read: a toast with the code (back-office document, section 8), and where it would stand the code, the
 * request's id, by which the log tells more, and how to try again. A session that is over is told elsewhere.
 */
export function ListFailed({ words = 'office.list.failed', error, onRetry }: ListFailedProps) {
  const code = error instanceof Error ? failureCode(error) : undefined
  useEffect(() => {
    if (code && code !== 'UNAUTHENTICATED' && code !== '401') toast('error', failureWords(error, code))
  }, [error, code])
  return <LoadFailed words={words} detail={failureDetail(error)} onRetry={onRetry} size="sm" />
}
