import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no call is being worked on, also none whose caller has hung up: those hold what they work with as long as any other. */
    callsEnded(): Promise<void>
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
  app.decorate('callsEnded', async () => {
    while (running.size > 0) await Promise.allSettled(running)
  })
}
