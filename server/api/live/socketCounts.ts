import { SOCKET_LIMITS } from './socketLimits.ts'

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

  /** One more; gives back how to tell that it has gone. */
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
