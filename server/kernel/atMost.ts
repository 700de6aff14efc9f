/**
 * Lets so many pieces of work run at once and keeps the others waiting for their turn, first come first served. Work that fails makes room
 * like any other.
 */
export function atMost(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // who goes hands its place on, so that nobody slips in between
      if (next) next()
      else running -= 1
    }
  }
}
