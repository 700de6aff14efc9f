import { useRouteError } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

/** A page that failed while it was drawn; in place of everything when header or footer did. */
export function SiteError() {
  const text = useText()
  const error = useRouteError()
  return (
    <MessagePage
      title={text('error.title')}
      lede={text('error.lede')}
      detail={error instanceof Error ? error.message : undefined}
    >
      <Button look="primary" onClick={() => location.reload()}>
        {text('error.reload')}
      </Button>
    </MessagePage>
  )
}
