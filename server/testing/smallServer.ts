import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { closeHttp } from '../runtime/http/closeHttp.ts'
import { createHttpServer } from '../runtime/http/createHttpServer.ts'
import type { Lifecycle } from '../runtime/lifecycle.ts'
import { listen } from '../runtime/listen.ts'
import { runServer } from '../runtime/runProgram.ts'

async function openSlowly(lifecycle: Lifecycle): Promise<void> {
  process.stdout.write('opening\n')
  await lifecycle.opened(pause(500), async () => process.stdout.write('closed what was opening\n'))
}

/**
 * A program with the product's start and end, for specs that start and stop it: one call is slow, one continues after its caller has left,
 * one crashes the program.
 */
await runServer(async ({ config, logger, lifecycle }) => {
  lifecycle.onStop(async () => process.stdout.write('closed last\n'))
  const app = await createHttpServer({ config, logger, isStopping: lifecycle.isStopping, checks: [] })
  app.get('/api/slow', async () => {
    await pause(1_000)
    return { served: true }
  })
  app.get('/api/late', async (_request, reply) => {
    process.stdout.write('late call began\n')
    await once(reply.raw, 'close')
    await pause(1_500)
    process.stdout.write('late call ended\n')
    return { served: true }
  })
  app.get('/api/crash', () => {
    setTimeout(() => {
      throw new Error('a bug outside of any call')
    })
    return { served: true }
  })
  lifecycle.onStop(() => closeHttp(app, 400))
  if (process.env.OPENS_SLOWLY) await openSlowly(lifecycle)
  await listen(app, config)
  process.stdout.write('ready\n')
})
