import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface LoadFailedProps {
  /** Names the text that says what could not be read. */
  readonly words: MessageId
  /** Why, with the code, where no toast says it. */
  readonly reason?: string
  readonly onRetry: () => void
  /** As small as the office's other buttons. */
  readonly size?: 'sm'
}

/** Something could not be read, and how to try again; where no reason is given, the toast named the code. */
export function LoadFailed({ words, reason, onRetry, size }: LoadFailedProps) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert">
      <p>{text(words)}</p>
      {reason && <p>{reason}</p>}
      <Button size={size} mt="2" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}
