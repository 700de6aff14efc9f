import type { InvariantReport } from './audit.ts'

/** Checks some of the invariants together: one pass, one report each. */
export type Check = () => Promise<readonly InvariantReport[]>

const LONGEST_LIST = 20

/**
 * Runs all checks and prints a line for each invariant, by number, with its number of checks and violations.
 * @param checks one that throws counts as one failure
 * @param tell prints a line
 * @returns the exit code: 0 if all hold
 */
export async function verify(checks: readonly Check[], tell: (line: string) => void): Promise<number> {
  const reports: InvariantReport[] = []
  let broken = 0
  for (const check of checks) {
    try {
      reports.push(...(await check()))
    } catch (error) {
      broken += 1
      tell(`FAILS  could not be checked: ${String(error)}`)
    }
  }
  for (const report of reports.toSorted((a, b) => a.invariant - b.invariant)) tellOne(report, tell)
  const holding = reports.filter(({ violations }) => violations.length === 0).length
  broken += reports.length - holding
  tell(`${holding} invariants hold, ${broken} fail`)
  return broken ? 1 : 0
}

function tellOne({ invariant, title, checked, violations }: InvariantReport, tell: (line: string) => void) {
  tell(`${violations.length ? 'FAILS' : 'holds'}  ${invariant}. ${title} (${checked} checked)`)
  for (const violation of violations.slice(0, LONGEST_LIST)) tell(`       ${violation}`)
  if (violations.length > LONGEST_LIST) tell(`       and ${violations.length - LONGEST_LIST} more`)
}
