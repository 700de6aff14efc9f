import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Lifecycle } from '../../../server/runtime/lifecycle.ts'

/** Another process of the benchmark, which answers one question at a time. */
export interface Worker<Question, Answer> {
  ask(question: Question): Promise<Answer>
  end(): void
}

type Message<Answer> = { readonly answer: Answer } | { readonly failure: string }

/** Starts a file of this folder as a process that ends with this one. */
export async function startWorker<Question, Answer>(
  file: string,
  args: readonly string[],
  lifecycle: Pick<Lifecycle, 'onStop'>,
): Promise<Worker<Question, Answer>> {
  const child = fork(new URL(file, import.meta.url), args, { serialization: 'advanced' })
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${file} ended`)
  })
  gone.catch(() => undefined)
  lifecycle.onStop(async () => void child.kill())
  return {
    end: () => void child.kill(),
    async ask(question) {
      const answered = once(child, 'message')
      child.send(question as object)
      const [message] = (await Promise.race([answered, gone])) as [Message<Answer>]
      if ('failure' in message) throw new Error(message.failure)
      return message.answer
    },
  }
}

/** Answers in the worker, until its parent is gone. */
export function answerParent<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (question: Question) => {
    answer(question).then(
      (given) => process.send?.({ answer: given }),
      (error: unknown) =>
        process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
