import { expect, it } from 'vitest'
import { drill } from './drill.ts'

/** The short form of `npm run drill`. */
it('three kills under load lose nothing that was acknowledged', { timeout: 300_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const told: string[] = []
  const outcome = await drill({ rounds: 3, seed, tell: (line) => told.push(line) })
  expect(outcome.faults, `seed ${seed}\n${told.join('\n')}`).toEqual([])
  expect(outcome.kills).toBeGreaterThanOrEqual(3)
  expect(outcome.acknowledged).toBeGreaterThan(0)
})
