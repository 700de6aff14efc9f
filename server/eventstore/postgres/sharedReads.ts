import type { Batch, Position } from '../port.ts'

/** Asks for the next events after a place. */
export interface BatchQuestion {
  readonly after: Position
  readonly size: number
}

/**
 * Answers a subscription.
 * @param since how many appends of this process were done before it asked: the answer includes all of them
 */
export type ReadBatch = (question: BatchQuestion, since: number) => Promise<Batch>

/** Full pages that are kept, about 20 MB: subscriptions that are no further apart read the log once. */
const PAGES_KEPT = 24

/**
 * Shares one answer between subscriptions that ask the same at the same time, because an append wakes all of them at the same place. An
 * answer that was begun before an append is never given to a subscription that knows of the append. A full page never changes, so it is
 * kept for later subscriptions until all have caught up.
 */
export function shareReads(read: (question: BatchQuestion) => Promise<Batch>): ReadBatch {
  const underWay = new Map<string, { readonly since: number; readonly answer: Promise<Batch> }>()
  const pages = new Map<string, Batch>()
  const keep = (key: string, batch: Batch): Batch => {
    if (batch.live) pages.clear()
    else pages.set(key, batch)
    const [oldest] = pages.keys()
    if (pages.size > PAGES_KEPT && oldest !== undefined) pages.delete(oldest)
    return batch
  }
  return async (question, since) => {
    const key = `${question.after} ${question.size}`
    const page = pages.get(key)
    if (page) return page
    const known = underWay.get(key)
    if (known && known.since >= since) return known.answer
    const answer = read(question)
      .then((batch) => keep(key, batch))
      .finally(() => {
        if (underWay.get(key)?.answer === answer) underWay.delete(key)
      })
    underWay.set(key, { since, answer })
    return answer
  }
}
