import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves once no call is in progress. Calls of callers that have left count too, because they still use the stores. */
    callsEnded(): Promise<void>
    /** How many calls are under way. */
    callsUnderWay(): number
  }
}

/** Keeps count of the calls that are being worked on, of every route that is registered from now on. */
export function countCalls(app: FastifyInstance): void {
  const running = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function counted(request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (!(answer instanceof Promise)) return answer
      running.add(answer)
      const ended = () => running.delete(answer)
      answer.then(ended, ended)
      return answer
    }
  })
  app.decorate('callsUnderWay', () => running.size)
  app.decorate('callsEnded', async () => {
    while (running.size > 0) await Promise.allSettled(running)
  })
}

/** How long calls that are being worked on may still take: with the notice and the jobs that end after them, below the program's deadline. */
const DRAIN_MS = 4_000

/**
 * Takes no new calls, closes the sockets and waits for running calls, also those of callers that have left, because the stores are closed
 * next.
 * @param notice how long readiness answers 503 before, so that a proxy routes new calls elsewhere
 */
export async function closeHttp(app: FastifyInstance, notice: number): Promise<void> {
  await pause(notice)
  const timer = new AbortController()
  const tooLate = pause(DRAIN_MS, undefined, { signal: timer.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  )
  await app.close()
  await Promise.race([app.callsEnded(), tooLate])
  timer.abort()
}
