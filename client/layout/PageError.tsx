import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ChunkFailure, reloadIfOutdated } from '../browser/chunks.ts'
import { isServerThere, onReturn } from '../browser/connection.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Replaces a page that could not be loaded or rendered. */
export function PageError() {
  return useRouteError() instanceof ChunkFailure ? <PageMissing /> : <SiteError />
}

/** A page whose code could not be loaded: looks for a newer version, and retries when asked or when the server can be reached again. */
function PageMissing() {
  const text = useText()
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')
  // The browser's address is already the requested one, so a reload leads there.
  useEffect(() => void reloadIfOutdated(), [])
  useEffect(() => onReturn(() => location.reload()), [])
  const retry = async () => {
    setAttempt('running')
    // A reload without a connection would show the browser's own error page.
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

/** A page that failed while rendering; replaces everything if header or footer failed. */
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
