import 'reflect-metadata'
import { closeHttp } from './operations/closeHttp.ts'
import { createHttpServer } from './operations/http/createHttpServer.ts'
import { listen } from './operations/listen.ts'
import { openDatabase } from './operations/openDatabase.ts'
import { readyLine } from './operations/readyLine.ts'
import { type Program, runServer } from './operations/runProgram.ts'

/** How long a proxy in production has to notice that this instance is leaving. */
const NOTICE_MS = 2_000

await runServer(start)

/** Opens everything in the order in which one thing needs another; the end closes it backwards. */
async function start({ config, logger, lifecycle }: Program): Promise<void> {
  const database = await openDatabase(config, logger)
  lifecycle.onStop(database.close)
  const app = await createHttpServer({
    config,
    logger,
    isStopping: lifecycle.isStopping,
    checks: [{ name: 'database', check: async () => void (await database.pool.query('select 1')) }],
  })
  lifecycle.onStop(() => closeHttp(app, config.isProduction ? NOTICE_MS : 0))
  await listen(app, config)
  const line = readyLine(config.publicUrl, [])
  if (config.isProduction) logger.info(line)
  else process.stdout.write(`${line}\n`)
}
