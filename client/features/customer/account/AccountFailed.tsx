import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** The account could not be read; the toast named the code. */
export function AccountFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert">
      <p>{text('account.failed')}</p>
      <Button mt="2" onClick={onRetry}>
        {text('account.retry')}
      </Button>
    </Notice>
  )
}
