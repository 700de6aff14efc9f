import { expect, it } from 'vitest'
import { drill } from './drill.ts'
import { drillFaults } from './faults/faultDrill.ts'

/** The short form of `npm run drill`. */
it('three kills under load lose nothing that was acknowledged', { timeout: 300_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const told: string[] = []
  const outcome = await drill({ rounds: 3, seed, tell: (line) => told.push(line) })
  expect(outcome.faults, `seed ${seed}\n${told.join('\n')}`).toEqual([])
  expect(outcome.kills).toBeGreaterThanOrEqual(3)
  expect(outcome.acknowledged).toBeGreaterThan(0)
})

/** The short form of `npm run drill -- faults`. */
it('what customers, office and crews were told holds through a killed server and cut connections', {
  timeout: 300_000,
}, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const told: string[] = []
  const kinds = ['server killed', 'connections cut']
  const rows = await drillFaults({ rounds: 1, seed, kinds, tell: (line) => told.push(line) })
  const found = rows.map(({ fault, lost, doubled, faults }) => ({ fault, lost, doubled, faults }))
  const nothing = { lost: 0, doubled: 0, faults: [] }
  expect(found, `seed ${seed}\n${told.join('\n')}`).toEqual(kinds.map((fault) => ({ fault, ...nothing })))
  for (const { acknowledged } of rows) expect(acknowledged).toBeGreaterThan(0)
})
