import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toasts.ts'
import { type ListCall, readList } from './savedList.ts'

/** An export as its button shows it. */
export interface Exporting {
  /** Received so far; undefined while nothing is exported. */
  readonly bytes: number | undefined
  /** Why the last one failed. */
  readonly failure: string | null
  readonly start: () => void
  readonly cancel: () => void
}

/** Saves a whole list as a file, once at a time; whoever leaves the page gives it up. */
export function useExport(call: ListCall): Exporting {
  const text = useText()
  const [bytes, setBytes] = useState<number>()
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const own = new AbortController()
    running.current = own
    setBytes(0)
    setFailure(null)
    const list = await readList(call, { signal: own.signal, onBytes: setBytes })
    if (running.current !== own) return
    setBytes(undefined)
    if (list.fileName === null) return setFailure(list.failure)
    saveFile({ fileName: list.fileName, content: list.content, type: 'text/csv' })
    toast('success', text('office.export.done', { file: list.fileName }))
  }
  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setBytes(undefined)
  }
  return { bytes, failure, start: () => void start(), cancel }
}
