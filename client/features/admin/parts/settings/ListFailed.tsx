import { useText } from '../../../../i18n/useText.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'

/** The list could not be read, and how to try again. */
export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert">
      <p>{text('office.list.failed')}</p>
      <Button size="sm" mt="2" onClick={onRetry}>
        {text('error.tryAgain')}
      </Button>
    </Notice>
  )
}
