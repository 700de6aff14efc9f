import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface LoadFailedProps {
  /** Names the text that says what could not be read. */
  readonly words: MessageId
  readonly onRetry: () => void
  /** As small as the office's other buttons. */
  readonly size?: 'sm'
}

/** Something could not be read, and how to try again; the toast named the code. */
export function LoadFailed({ words, onRetry, size }: LoadFailedProps) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert">
      <p>{text(words)}</p>
      <Button size={size} mt="2" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}
