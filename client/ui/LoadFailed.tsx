import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Muted } from './layout.tsx'
import { Notice } from './Notice.tsx'

interface LoadFailedProps {
  /** The text that says what could not be read. */
  readonly words: MessageId
  /** What happened, if no toast says it. */
  readonly reason?: string
  /** For support, in small print (`failureDetail`). */
  readonly detail?: string | undefined
  readonly onRetry: () => void
  /** As small as the office's other buttons. */
  readonly size?: 'sm'
}

/** Says that something could not be read, and how to retry. */
export function LoadFailed({ words, reason, detail, onRetry, size }: LoadFailedProps) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert">
      <p>{text(words)}</p>
      {reason && <p>{reason}</p>}
      {detail && <Muted overflowWrap="anywhere">{detail}</Muted>}
      <Button size={size} mt="2" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}
