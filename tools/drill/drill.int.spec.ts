import { expect, it } from 'vitest'
import { drillFaults } from './faults/faultDrill.ts'

/** The short form of `npm run drill`, which also kills servers that place 200 due visits: too much beside other specs for its limit of an answer. */
it('what customers, office and crews were told holds through kills and cut connections', {
  timeout: 300_000,
}, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const told: string[] = []
  const names = ['everything killed', 'connections cut']
  const rows = await drillFaults({ rounds: names.length, seed, names, tell: (line) => told.push(line) })
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
