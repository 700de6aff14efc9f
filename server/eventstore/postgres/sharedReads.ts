import type { Batch, Filter, Position } from '../port.ts'

/** What a subscription asks for: the next events after a place. */
export interface BatchQuestion {
  readonly after: Position
  readonly filter: Filter | undefined
  readonly size: number
}

/**
 * Answers a subscription.
 * @param since how many appends of this process were done when it asked: the answer holds all of them
 */
export type ReadBatch = (question: BatchQuestion, since: number) => Promise<Batch>

/**
 * Lets those who ask the same at the same time share one answer: the read models of a process are woken together, stand at the same place and
 * would each ask the database alone. Nobody gets an answer that was begun before what they know of.
 */
export function shareReads(read: (question: BatchQuestion) => Promise<Batch>): ReadBatch {
  const underWay = new Map<string, { readonly since: number; readonly answer: Promise<Batch> }>()
  return (question, since) => {
    const key = JSON.stringify([question.after, question.size, question.filter])
    const known = underWay.get(key)
    if (known && known.since >= since) return known.answer
    const answer = read(question).finally(() => {
      if (underWay.get(key)?.answer === answer) underWay.delete(key)
    })
    underWay.set(key, { since, answer })
    return answer
  }
}
