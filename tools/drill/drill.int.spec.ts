import { expect, it } from 'vitest'
import { killPlacing } from './faults/dueVisits.ts'
import { drillFaults } from './faults/faultDrill.ts'
import { FAULT_KINDS } from './faults/faultKinds.ts'

const VISITS = 80

const kinds = FAULT_KINDS.map((kind) =>
  kind.happen === killPlacing
    ? {
        ...kind,
        happen: (...[site, random]: Parameters<typeof killPlacing>) => killPlacing(site, random, VISITS),
      }
    : kind,
)

/** The short form of `npm run drill`, with fewer visits to place: it runs beside other specs. */
it('what customers, office and crews were told holds through kills and cut connections', {
  timeout: 300_000,
}, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const told: string[] = []
  const names = ['everything killed', 'connections cut', 'placing visits killed']
  const rows = await drillFaults({
    rounds: names.length,
    seed,
    kinds,
    names,
    tell: (line) => told.push(line),
  })
  const found = rows.map(({ fault, rounds, lost, doubled, faults }) => ({
    fault,
    rounds,
    lost,
    doubled,
    faults,
  }))
  const nothing = { rounds: 1, lost: 0, doubled: 0, faults: [] }
  expect(found, `seed ${seed}\n${told.join('\n')}`).toEqual(names.map((fault) => ({ fault, ...nothing })))
  for (const { acknowledged } of rows) expect(acknowledged).toBeGreaterThan(0)
})
