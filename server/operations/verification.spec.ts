import { expect, it } from 'vitest'
import { type Invariant, verify } from './verification.ts'

async function told(...invariants: Invariant[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  return { code: await verify(invariants, (line) => lines.push(line)), lines }
}

const holding: Invariant = { name: 'No wallet is below zero.', faults: async () => [] }

it('ends well when everything holds', async () => {
  expect(await told(holding)).toEqual({
    code: 0,
    lines: ['holds  No wallet is below zero.', '1 invariants hold, 0 fail'],
  })
})

it('lists what contradicts an invariant, and goes on', async () => {
  const failing: Invariant = { name: 'Numbers have no gap.', faults: async () => ['2026-00002 is missing'] }
  expect(await told(failing, holding)).toEqual({
    code: 1,
    lines: [
      'FAILS  Numbers have no gap.',
      '       2026-00002 is missing',
      'holds  No wallet is below zero.',
      '1 invariants hold, 1 fail',
    ],
  })
})

it('takes an invariant that cannot be checked for a broken one', async () => {
  const { code, lines } = await told({
    name: 'All is well.',
    faults: () => Promise.reject(new Error('no answer')),
  })
  expect([code, lines[1]]).toEqual([1, '       could not be checked: Error: no answer'])
})

it('does not drown the reader', async () => {
  const faults = async () => Array.from({ length: 50 }, (_, n) => `fault ${n}`)
  const { lines } = await told({ name: 'All is well.', faults })
  expect(lines).toHaveLength(23)
  expect(lines[21]).toBe('       and 30 more')
})
