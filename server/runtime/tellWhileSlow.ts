import type { Logger } from 'pino'

/** Half of how long a person waits without a word: two parts may follow each other that are both too short to be told of. */
const SILENCE_MS = 1_500

/** Does a part of a start, and says again and again what goes on while it takes long; nothing where it is quick. */
export async function tellWhileSlow<Result>(
  logger: Pick<Logger, 'info'>,
  doing: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => logger.info(doing), SILENCE_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
