/** How many may wait for their turn. */
export interface WaitingRoom {
  /** Under one key, the one whose turn it is among them. */
  readonly underOneKey: number
  readonly inAll: number
}

/**
 * Gives work under the same key one turn after the other within this process, and lets different keys run side by side.
 * A turn that fails does not hold up the next. Gives undefined, and does nothing, when nobody more may wait.
 */
export function takingTurns(
  room: WaitingRoom,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> | undefined {
  const queues = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>()
  let inAll = 0
  const leave = (key: string) => {
    inAll -= 1
    const queue = queues.get(key)
    if (queue === undefined || queue.length === 1) queues.delete(key)
    else queues.set(key, { ...queue, length: queue.length - 1 })
  }
  return (key, work) => {
    const { last, length } = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (length >= room.underOneKey || inAll >= room.inAll) return undefined
    const turn = last.then(work, work)
    queues.set(key, { last: turn, length: length + 1 })
    inAll += 1
    turn.then(
      () => leave(key),
      () => leave(key),
    )
    return turn
  }
}
