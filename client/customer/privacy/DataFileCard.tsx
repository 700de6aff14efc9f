import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { sessionCall } from '../../api/serverCall.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { fileNameOf, saveFile } from '../../ui/saveFile.ts'

/** All data about the customer, to save as one file (decision A18). */
export function DataFileCard() {
  const text = useText()
  const { save, state } = useDataFile()
  return (
    <Card aria-labelledby="file-title">
      <CardHead>
        <h2 id="file-title">{text('privacy.file')}</h2>
      </CardHead>
      <p>{text('privacy.file.text')}</p>
      <Button mt="4" disabled={state === 'loading'} onClick={() => void save()}>
        {state === 'loading' ? <Spinner /> : <Icon name="download" />}
        {text('privacy.file.save')}
      </Button>
      <chakra.div role="status" mt={state === 'saved' ? '4' : '0'}>
        {state === 'saved' && <Notice tone="ok">{text('privacy.file.saved')}</Notice>}
      </chakra.div>
      {state === 'failed' && (
        <chakra.div mt="4">
          <Notice tone="danger" role="alert">
            {text('privacy.file.failed')}
          </Notice>
        </chakra.div>
      )}
    </Card>
  )
}

type State = 'idle' | 'loading' | 'saved' | 'failed'

/** Fetches the file with the session's token and saves it under the server's file name. */
function useDataFile(): { readonly save: () => Promise<void>; readonly state: State } {
  const [state, setState] = useState<State>('idle')
  const save = async () => {
    setState('loading')
    try {
      const reply = await sessionCall('customer', '/api/Account/downloadPersonalData')
      if (reply.status === 401) return setState('idle')
      if (!reply.ok) throw new Error(`Status ${reply.status}`)
      const fileName = fileNameOf(reply) ?? 'personal-data.json'
      saveFile({ fileName, content: await reply.blob(), type: 'application/json' })
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return { save, state }
}
