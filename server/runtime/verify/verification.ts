import type { InvariantReport } from './audit.ts'

/** Checks some of the invariants together: one pass, one report each. */
export type Check = () => Promise<readonly InvariantReport[]>

const LONGEST_LIST = 20

/**
 * Makes all checks and tells each invariant's result in a line with how much was checked, by number, followed by what contradicts it.
 * @param checks one that throws is told as one failure, whatever it would have checked
 * @param tell takes one line
 * @returns the exit code: 0 when all hold
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
