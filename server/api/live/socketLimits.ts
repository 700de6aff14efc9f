/** Sockets, subscriptions and messages that are taken: no browser comes near them. */
export const SOCKET_LIMITS = {
  /** From one network address, which a whole office may share. */
  perAddress: 200,
  inAll: 10_000,
  subscriptions: 10,
  messageBytes: 16 * 1024,
  /** What may wait to be taken by its other end. */
  unreadBytes: 1024 * 1024,
  /** How long a socket may take to say who it is. */
  initMs: 5_000,
  /** The interval of pings to silent sockets. */
  pingMs: 12_000,
  /** The interval of checks that the sockets' sessions are still valid. */
  sessionMs: 5_000,
} as const

/** How many sockets each network address holds. */
export class SocketCounts {
  readonly #counts = new Map<string, number>()
  #all = 0

  get all(): number {
    return this.#all
  }

  /** Whether there is room for another one from that address. */
  hasRoomFor(address: string): boolean {
    return this.#all < SOCKET_LIMITS.inAll && (this.#counts.get(address) ?? 0) < SOCKET_LIMITS.perAddress
  }

  /** Counts a socket. @returns the function that releases it */
  add(address: string): () => void {
    this.#change(address, 1)
    return () => this.#change(address, -1)
  }

  #change(address: string, by: 1 | -1): void {
    this.#all += by
    const count = (this.#counts.get(address) ?? 0) + by
    if (count > 0) this.#counts.set(address, count)
    else this.#counts.delete(address)
  }
}
