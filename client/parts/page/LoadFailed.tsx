import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** The details could not be read, and how to try again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert">
      <p>{text('profile.failed')}</p>
      <Button mt="2" onClick={onRetry}>
        {text('account.retry')}
      </Button>
    </Notice>
  )
}
