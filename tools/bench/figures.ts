/** How long a call took, over many times; milliseconds. */
export interface Figures {
  readonly calls: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** @throws RangeError for no times at all */
export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b)
  return { calls: sorted.length, p50: rank(sorted, 0.5), p95: rank(sorted, 0.95), max: rank(sorted, 1) }
}

/** A table as Markdown has it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n')
}

/** With one decimal below ten. */
export function shown(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : String(Math.round(ms))
}

/** The smallest time that so large a share of all does not exceed (nearest rank). */
function rank(sorted: readonly number[], share: number): number {
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (found === undefined) throw new RangeError('there are no times')
  return found
}
