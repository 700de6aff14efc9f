import { table } from '../../bench/figures.ts'

/** A row of the drill's table: a fault's results over all its rounds. */
export interface FaultRow {
  readonly fault: string
  /** Why it was not tried, if so. */
  readonly skipped?: string
  readonly rounds: number
  /** How long all its rounds took, in milliseconds, as the two below. */
  readonly took: number
  readonly slowestAnswer: number
  readonly slowestStart: number
  readonly acknowledged: number
  readonly unknown: number
  readonly lost: number
  readonly doubled: number
  /** Everything that must not be, in sentences. */
  readonly faults: readonly string[]
}

export function emptyRow(fault: string, skipped?: string): FaultRow {
  const counts = { rounds: 0, acknowledged: 0, unknown: 0, lost: 0, doubled: 0 }
  const times = { took: 0, slowestAnswer: 0, slowestStart: 0 }
  return { fault, ...(skipped !== undefined && { skipped }), ...counts, ...times, faults: [] }
}

/** A row with what another round of its fault came to. */
export function withRound(row: FaultRow, round: FaultRow): FaultRow {
  return {
    ...row,
    ...(round.skipped !== undefined && { skipped: round.skipped }),
    rounds: row.rounds + round.rounds,
    took: row.took + round.took,
    slowestAnswer: Math.max(row.slowestAnswer, round.slowestAnswer),
    slowestStart: Math.max(row.slowestStart, round.slowestStart),
    acknowledged: row.acknowledged + round.acknowledged,
    unknown: row.unknown + round.unknown,
    lost: row.lost + round.lost,
    doubled: row.doubled + round.doubled,
    faults: [...row.faults, ...round.faults],
  }
}

/** Whether a fault did no harm. Rounds in which nothing was acknowledged would prove nothing. */
export function holds({ rounds, acknowledged, lost, doubled, faults }: FaultRow): boolean {
  return lost === 0 && doubled === 0 && faults.length === 0 && (rounds === 0 || acknowledged > 0)
}

const HEAD = ['rounds', 's a round', 'acknowledged', 'unknown', 'lost', 'doubled']

/** The drill's table as Markdown, with the sum of its rows. */
export function faultTable(rows: readonly FaultRow[]): string {
  const head = ['fault', ...HEAD, 'slowest answer s', 'slowest start s', '']
  const sum = rows.filter(({ rounds }) => rounds > 0).reduce(withRound, emptyRow('all'))
  return table(head, [...rows, sum].map(cellsOf))
}

function cellsOf(row: FaultRow): readonly string[] {
  const { fault, skipped, rounds, took, acknowledged, unknown, lost, doubled } = row
  if (skipped !== undefined) return [`${fault}: skipped, ${skipped}`, ...Array(9).fill('')]
  const counts = [acknowledged, unknown, lost, doubled].map(String)
  const times = [seconds(row.slowestAnswer), seconds(row.slowestStart)]
  const mean = seconds(took / Math.max(1, rounds))
  return [fault, String(rounds), mean, ...counts, ...times, holds(row) ? 'holds' : 'FAILS']
}

/** With one decimal. */
export function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
