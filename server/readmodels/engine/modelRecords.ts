import type pg from 'pg'
import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { type Checkpoint, readCheckpoint } from './checkpoints.store.ts'
import type { GenerationKey } from './generations.store.ts'
import { type GroupRows, groupRowsIn } from './groupStep.ts'
import { indexFullTables } from './readModelTables.store.ts'
import { applyStep, type Step, type Target } from './runnerApply.ts'
import { cutOver } from './runnerCutover.ts'

/**
 * Rows and checkpoints of read models as those who work on them ask for them: in PostgreSQL, or where a simulation keeps them. Each call
 * happens as a whole or not at all, also when its answer is lost.
 */
export interface ModelRecords extends GroupRows {
  /** @throws GenerationRetiredError */
  checkpoint(key: GenerationKey): Promise<Checkpoint>
  /** As {@link applyStep}. */
  apply(target: Target, step: Step): Promise<void>
  /** Gives full tables their indexes. @returns false when they had theirs already */
  index(target: Target): Promise<boolean>
  /** As {@link cutOver}. */
  cutOver(target: Target): Promise<void>
}

/** The records of read models in PostgreSQL. @param parts.store whose events they are made of */
export function modelRecordsIn(parts: {
  readonly db: Db
  readonly pool: pg.Pool
  readonly store: EventStore
}): ModelRecords {
  const { db, pool } = parts
  return {
    ...groupRowsIn(pool),
    checkpoint: (key) => readCheckpoint(db, key),
    apply: (target, step) => applyStep(db, target, step),
    index: ({ projection, key }) => indexFullTables(db, projection, key),
    cutOver: (target) => cutOver(parts, target),
  }
}
