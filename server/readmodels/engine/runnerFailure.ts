import { FoldError } from './foldRows.ts'

/** SQLSTATE classes that blame the data: 22 data exception, 23 integrity violation, 54 a limit of the database. */
const DATA_FAULTS = ['22', '23', '54']

/**
 * Tells a fault of an event from an outage. Only the former may ever set a stream aside: a database that is away, full, or missing a
 * table is waited for, however long it takes.
 */
export function isPoison(error: unknown): boolean {
  if (error instanceof FoldError) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.length === 5 && DATA_FAULTS.includes(code.slice(0, 2))
}
