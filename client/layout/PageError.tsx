import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ChunkFailure, seekNewVersion } from '../browser/chunks.ts'
import { isServerThere, onReturn } from '../browser/connection.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Where a page should be that could not be loaded or drawn. */
export function PageError() {
  return useRouteError() instanceof ChunkFailure ? <PageMissing /> : <SiteError />
}

/** Its code could not be loaded: looks for a newer version, tries again when asked, and by itself once the server can be reached. */
function PageMissing() {
  const text = useText()
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  // By now the browser's address is the one that was asked for, so loading anew leads there.
  useEffect(() => void seekNewVersion(), [])
  useEffect(() => onReturn(() => location.reload()), [])
  const retry = async () => {
    setAttempt('running')
    // Loading anew without a connection would leave the browser's own error page.
    if (await isServerThere()) location.reload()
    else setAttempt('failed')
  }
  return (
    <MessagePage title={text('error.pageTitle')} lede={text('error.pageLede')}>
      <Button look="primary" disabled={attempt === 'running'} onClick={() => void retry()}>
        {attempt === 'running' && <Spinner />}
        {text('error.tryAgain')}
      </Button>
      <p role="status">{attempt === 'failed' && text('error.stillOffline')}</p>
    </MessagePage>
  )
}

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
