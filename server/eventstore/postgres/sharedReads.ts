import type { Batch, Position } from '../port.ts'

/** What a subscription asks for: the next events after a place. */
export interface BatchQuestion {
  readonly after: Position
  readonly size: number
}

/**
 * Answers a subscription.
 * @param since how many appends of this process were done when it asked: the answer holds all of them
 */
export type ReadBatch = (question: BatchQuestion, since: number) => Promise<Batch>

/** Of full pages, about 20 MB: by so much those who read everything may lie apart and still read it once. */
const PAGES_KEPT = 24

/**
 * Lets those who ask the same at the same time share one answer: the read models of a process are woken together, stand at the same place and
 * would each ask the database alone. Nobody gets an answer that was begun before what they know of. A full page never changes, so it is
 * kept for those who come after, until everybody has caught up.
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
