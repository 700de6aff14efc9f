import { businessRules } from '../../../schema/rules/businessRules.ts'
import { failureWords } from '../../api/failureWords.ts'
import { sessionCall } from '../../api/serverCall.ts'
import { TooManyRequests } from '../../api/tooManyRequests.ts'
import { fileNameOf } from '../../ui/saveFile.ts'

/** A documented call that answers a whole list as a file, and its filters. */
export interface ListCall {
  /** Below `/api`, such as /Staff/exportOrders. */
  readonly path: string
  readonly filter: Readonly<Record<string, unknown>>
}

/** What there is while the file comes. */
interface Coming {
  readonly signal: AbortSignal
  /** Told after each piece, with the bytes so far. */
  readonly onBytes: (bytes: number) => void
}

/** A list came, or why it did not: words for the reader, null where the session is over or the reader gave up. */
export type SavedList =
  | { readonly fileName: string; readonly content: Blob }
  | { readonly fileName: null; readonly failure: string | null }

/** Reads a whole list as a file, as long as that takes (decision T7); a connection that broke leaves no half of it. */
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
