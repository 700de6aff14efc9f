import { comparePositions, type Position } from '../../eventstore/port.ts'
import type { GenerationKey } from './generations.store.ts'

/** How far this process itself has brought the live read models, and who is waiting for more. */
export class Progress {
  readonly #reached = new Map<string, { readonly generation: number; readonly position: Position }>()
  readonly #tell: (position: Position) => void
  #heard = '0' as Position
  #moved = Promise.withResolvers<void>()

  /** @param tell lets other processes hear how far read models of this one have come */
  constructor(tell: (position: Position) => void = () => undefined) {
    this.#tell = tell
  }

  /** This process writes the live generation, which now stands here. */
  reach(key: GenerationKey, position: Position): void {
    this.reachAll([{ key, position }])
  }

  /** The same of several at once. */
  reachAll(all: readonly { readonly key: GenerationKey; readonly position: Position }[]): void {
    for (const { key, position } of all) this.#reached.set(key.name, { generation: key.generation, position })
    const [first] = all
    if (first) this.#tell(first.position)
    this.#wake()
  }

  /** Somebody else may write this generation from now on. */
  leave({ name, generation }: GenerationKey): void {
    if (this.#reached.get(name)?.generation !== generation) return
    this.#reached.delete(name)
    this.#wake()
  }

  /** Another process has brought some of its read models here: whoever waits for as much may look. */
  hear(position: Position): void {
    this.#heard = position
    this.#wake()
  }

  hasHeardOf(position: Position): boolean {
    return comparePositions(this.#heard, position) >= 0
  }

  leads(name: string): boolean {
    return this.#reached.has(name)
  }

  hasReached(name: string, position: Position): boolean {
    const reached = this.#reached.get(name)
    return reached !== undefined && comparePositions(reached.position, position) >= 0
  }

  /** Settles when any read model moves next, or passes into other hands. */
  moved(): Promise<void> {
    return this.#moved.promise
  }

  #wake(): void {
    const { resolve } = this.#moved
    this.#moved = Promise.withResolvers<void>()
    resolve()
  }
}
