import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves once no call is under way. A call whose caller has left counts like any other: it still holds what it works with. */
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
