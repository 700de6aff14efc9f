import { useState } from 'react'
import { sessionCall } from '../../api/serverCall.ts'
import { saveFile } from '../../ui/saveFile.ts'

type State = 'idle' | 'loading' | 'saved' | 'failed'

/** Fetches the file with the session's token and has the browser save it under the name that the server gives. */
export function useDataFile(): { readonly save: () => Promise<void>; readonly state: State } {
  const [state, setState] = useState<State>('idle')
  const save = async () => {
    setState('loading')
    try {
      const reply = await sessionCall('customer', '/api/Account/downloadPersonalData')
      if (reply.status === 401) return setState('idle')
      if (!reply.ok) throw new Error(`Status ${reply.status}`)
      saveFile({ fileName: fileNameOf(reply), content: await reply.blob(), type: 'application/json' })
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return { save, state }
}

function fileNameOf(reply: Response): string {
  const [, name] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? []
  return name ?? 'personal-data.json'
}
