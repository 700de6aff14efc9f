import { businessRules } from '../../../schema/rules/businessRules.ts'
import { failureWords } from '../../api/failureWords.ts'
import { sessionCall, TooManyRequests } from '../../api/serverCall.ts'
import { fileNameOf } from '../../ui/saveFile.ts'

/** A documented call that exports a whole list, and its filters. */
export interface ListCall {
  /** Below `/api`, such as /Staff/exportOrders. */
  readonly path: string
  readonly filter: Readonly<Record<string, unknown>>
}

/** The state while the file arrives. */
interface Coming {
  readonly signal: AbortSignal
  /** Called after each piece, with the bytes so far. */
  readonly onBytes: (bytes: number) => void
}

/** The file, or why it failed: a message for the reader, null if the session is over or the reader cancelled. */
export type SavedList =
  | { readonly fileName: string; readonly content: Blob }
  | { readonly fileName: null; readonly failure: string | null }

/** Downloads a whole list without a time-out (decision T7); a broken connection leaves no partial file. */
export async function readList({ path, filter }: ListCall, coming: Coming): Promise<SavedList> {
  try {
    const reply = await sessionCall('admin', `/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(filter),
      signal: coming.signal,
      limitMs: businessRules.ui.exportTimeoutMs,
    })
    return reply.ok ? await fileOf(reply, coming) : await refusalOf(reply)
  } catch (error) {
    if (coming.signal.aborted) return failed(null)
    return failed(failureWords(error, error instanceof TooManyRequests ? '429' : '0'))
  }
}

async function fileOf(reply: Response, { onBytes }: Coming): Promise<SavedList> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = reply.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value)
    bytes += next.value.byteLength
    onBytes(bytes)
  }
  return { fileName: fileNameOf(reply) ?? 'list.csv', content: new Blob(pieces) }
}

async function refusalOf(reply: Response): Promise<SavedList> {
  if (reply.status === 401) return failed(null)
  const told: { readonly msg?: unknown } = await reply.json().catch(() => ({}))
  const code = String(reply.status)
  return failed(typeof told.msg === 'string' ? told.msg : failureWords(undefined, code))
}

function failed(failure: string | null): SavedList {
  return { fileName: null, failure }
}
