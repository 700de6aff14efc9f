import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The answer of a call. */
export interface Reply {
  readonly status: number
  readonly text: string
  /** The seconds of Retry-After, if the answer has it. */
  readonly retryAfter?: number
}

/**
 * A connection to a server on this machine, for one call at a time. It does the minimum that HTTP allows, to add little to the measured
 * time.
 */
export interface Wire {
  /** @throws Error when the connection is lost */
  ask(request: string): Promise<Reply>
  close(): void
}

const HEAD_END = '\r\n\r\n'

export async function openWire(port: number): Promise<Wire> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  const replies = collectReplies(socket)
  return {
    ask(request) {
      const reply = replies.next()
      socket.write(request)
      return reply
    },
    close: () => void socket.destroy(),
  }
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  /** JSON, if any. */
  readonly body?: string
}

/** A request as it goes over the wire. */
export function requestText({ method, path, token, body = '' }: Request): string {
  const authorization = token === '' ? '' : `authorization: Bearer ${token}\r\n`
  return (
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: en-CA,en;q=0.9\r\n${authorization}` +
    `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`
  )
}

function collectReplies(socket: Socket): { next(): Promise<Reply> } {
  let waiting: PromiseWithResolvers<Reply> | undefined
  let read = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    const reply = replyIn(read)
    if (reply === undefined) return
    read = Buffer.alloc(0)
    waiting?.resolve(reply)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  return {
    next() {
      waiting = Promise.withResolvers()
      return waiting.promise
    },
  }
}

/** The answer, once it is complete. @throws Error for one without a length */
function replyIn(read: Buffer): Reply | undefined {
  const end = read.indexOf(HEAD_END)
  if (end === -1) return undefined
  const head = read.toString('latin1', 0, end)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without a length: ${head}`)
  const begin = end + HEAD_END.length
  if (read.length < begin + Number(length)) return undefined
  const retryAfter = /^retry-after: (\d+)/im.exec(head)?.[1]
  return {
    status: Number(head.slice(9, 12)),
    text: read.toString('utf8', begin),
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  }
}
