import { setTimeout as pause } from 'node:timers/promises'
import { closeHttp } from '../operations/closeHttp.ts'
import { createHttpServer } from '../operations/http/createHttpServer.ts'
import { listen } from '../operations/listen.ts'
import { runServer } from '../operations/runProgram.ts'

/** A program with the product's beginning and end and one slow call in between, for specs that start and stop it. */
await runServer(async ({ config, logger, lifecycle }) => {
  lifecycle.onStop(async () => process.stdout.write('closed last\n'))
  const app = await createHttpServer({ config, logger, isStopping: lifecycle.isStopping, checks: [] })
  app.get('/api/slow', async () => {
    await pause(1_000)
    return { served: true }
  })
  app.get('/api/crash', () => {
    setTimeout(() => {
      throw new Error('a bug outside of any call')
    })
    return { served: true }
  })
  lifecycle.onStop(() => closeHttp(app, 400))
  await listen(app, config)
  process.stdout.write('ready\n')
})
