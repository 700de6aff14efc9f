import { useState } from 'react'
import { serverCall } from '../../../serverCall.ts'
import { expireSession } from '../../../session/expiry.ts'

type State = 'idle' | 'loading' | 'saved' | 'failed'

/** Fetches the file with the session's token and has the browser save it under the name that the server gives. */
export function useDataFile(): { readonly save: () => Promise<void>; readonly state: State } {
  const [state, setState] = useState<State>('idle')
  const save = async () => {
    setState('loading')
    try {
      const reply = await serverCall('/api/Account/downloadPersonalData')
      if (reply.status === 401) return expireSession('customer')
      if (!reply.ok) throw new Error(`Status ${reply.status}`)
      saveAs(await reply.blob(), fileNameOf(reply))
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

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
