import { vi } from 'vitest'

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** A browser's end of a web socket, with the server's end in the spec's hands; speaks graphql-transport-ws. */
export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = FakeSocket.CONNECTING
  onopen: (() => unknown) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  /** What the browser said, oldest first. */
  readonly said: Message[] = []

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    // as in a browser: not before who closes it has ended
    void Promise.resolve().then(() => this.onclose?.({ code, reason }))
  }

  /** The server takes the socket. */
  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN
    await this.onopen?.()
    this.tell({ type: 'connection_ack' })
  }

  /** The server says something. */
  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** An order changed, as every subscription over this socket hears. */
  tellNews(): void {
    const payload = { data: { orderChanged: { orderNo: 'K7M4-2QXP', revision: 1 } } }
    for (const { type, id } of this.said)
      if (type === 'subscribe' && id) this.tell({ type: 'next', id, payload })
  }
}

/** Stands where `WebSocket` is. @returns every socket that was opened so far, oldest first */
export function fakeSockets(): readonly FakeSocket[] {
  const opened: FakeSocket[] = []
  class Opened extends FakeSocket {
    constructor() {
      super()
      opened.push(this)
    }
  }
  vi.stubGlobal('WebSocket', Opened)
  return opened
}
