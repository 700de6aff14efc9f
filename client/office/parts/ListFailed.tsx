import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { failureCode, requestIdOf } from '../../api/callFailure.ts'
import { failureWords } from '../../api/failureWords.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
  const text = useText()
  const code = error instanceof Error ? failureCode(error) : undefined
  const id = requestIdOf(error)
  useEffect(() => {
    if (code && code !== 'UNAUTHENTICATED' && code !== '401') toast('error', failureWords(error, code))
  }, [error, code])
  return (
    <Notice tone="danger" role="alert">
      <p>{text(words)}</p>
      {code && (
        <chakra.p color="muted" overflowWrap="anywhere">
          {text('office.failed.code', { code })}
          {id && ` · ${text('office.failed.request', { id })}`}
        </chakra.p>
      )}
      <Button size="sm" mt="2" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}
