import 'reflect-metadata'
import type { DemoAccount } from './demo/demoAccounts.ts'
import { startDemo } from './demo/seedDemo.ts'
import { startBackground } from './jobs/startBackground.ts'
import { systemClock } from './kernel/time.ts'
import { openMailDelivery } from './messaging/delivery/openMailDelivery.ts'
import { openProduct } from './product.ts'
import { closeHttp } from './runtime/http/closeHttp.ts'
import { listen } from './runtime/listen.ts'
import { logWhileSlow } from './runtime/logger.ts'
import { openReadModels, openStores } from './runtime/openStores.ts'
import { type Program, runServer } from './runtime/runProgram.ts'

/** How long a proxy in production has to notice that this instance is leaving. */
const NOTICE_MS = 2_000

await runServer(start)

/** Opens everything in the order in which one thing needs another; the end closes it backwards. */
async function start(program: Program): Promise<void> {
  const { config, logger, lifecycle } = program
  const stores = await openStores(program)
  const { db, store, notifications } = stores
  const projections = await openReadModels(program, stores)
  const { isStopping } = lifecycle
  const { app, application } = await openProduct({
    config,
    logger,
    clock: systemClock,
    db,
    store,
    projections,
    notifications,
    isStopping,
  })
  let background: ReturnType<typeof startBackground> | undefined
  // callers first: what they ask for may still be posted and projected
  lifecycle.onStop(async () => {
    await closeHttp(app, config.isProduction ? NOTICE_MS : 0)
    const started = await background?.catch(() => undefined)
    await started?.stop()
  })
  const delivery = openMailDelivery(config, logger)
  const { ordering, recurringVisits, referenceDataAt } = application
  const { databaseUrl } = stores
  const { publicUrl } = config
  background = startBackground({
    db,
    store,
    projections,
    databaseUrl,
    ordering,
    recurringVisits,
    referenceDataAt,
    delivery,
    publicUrl,
    logger,
    clock: systemClock,
  })
  const started = background
  await logWhileSlow(logger, 'starting mails and jobs …', () => started)
  const demo = { config, db, store, projections }
  const accounts = config.demoData
    ? await logWhileSlow(logger, 'writing the demo data …', () => startDemo(demo, systemClock()))
    : []
  await listen(app, config)
  const line = readyLine(config.publicUrl, accounts)
  if (config.isProduction) logger.info(line)
  else process.stdout.write(`${line}\n`)
}

/** The one line that a newcomer waits for: where it is, and who may sign in. */
function readyLine(publicUrl: string, accounts: readonly DemoAccount[]): string {
  const demo = accounts.map(({ userName, password }) => `${userName} / ${password}`).join(', ')
  return `Aspenrow is ready at ${publicUrl}${demo && ` (demo accounts: ${demo})`}`
}
