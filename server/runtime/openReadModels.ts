import { type ProjectionRunner, startProjections } from '../readmodels/engine/runner.ts'
import { OtherStoreError } from '../readmodels/engine/runnerPrepare.ts'
import { logWhileSlow } from './logger.ts'
import type { Stores } from './openStores.ts'
import { OperatorError } from './operatorError.ts'
import type { Program } from './runProgram.ts'

/**
 * Keeps the read models up to date for as long as the program runs.
 * @throws OperatorError in one sentence when they were built from another event store than the one that is open
 */
export async function openReadModels(
  { logger, lifecycle }: Pick<Program, 'logger' | 'lifecycle'>,
  { db, store, databaseUrl, notifications }: Stores,
): Promise<ProjectionRunner> {
  try {
    const starting = startProjections({
      db,
      store,
      connectionString: databaseUrl,
      notifications,
      log: logger,
    })
    const started = logWhileSlow(logger, 'building the read models …', () => starting)
    return await lifecycle.opened(started, (runner) => runner.stop())
  } catch (cause) {
    throw cause instanceof OtherStoreError ? new OperatorError(cause.message, { cause }) : cause
  }
}
