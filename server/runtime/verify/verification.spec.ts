import { expect, it } from 'vitest'
import type { InvariantReport } from './audit.ts'
import { type Check, verify } from './verification.ts'

async function told(...checks: Check[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  return { code: await verify(checks, (line) => lines.push(line)), lines }
}

function report(invariant: number, ...violations: string[]): InvariantReport {
  return { invariant, title: `rule ${invariant}`, checked: 10 * invariant, violations }
}

it('ends well when everything holds, and tells how much was checked', async () => {
  expect(await told(async () => [report(1)])).toEqual({
    code: 0,
    lines: ['holds  1. rule 1 (10 checked)', '1 invariants hold, 0 fail'],
  })
})

it('lists what contradicts an invariant and goes on, all in the order of their numbers', async () => {
  const later: Check = async () => [report(7, '2026-00002 is missing')]
  expect(await told(later, async () => [report(8), report(1)])).toEqual({
    code: 1,
    lines: [
      'holds  1. rule 1 (10 checked)',
      'FAILS  7. rule 7 (70 checked)',
      '       2026-00002 is missing',
      'holds  8. rule 8 (80 checked)',
      '2 invariants hold, 1 fail',
    ],
  })
})

it('takes what cannot be checked for broken, and checks the rest', async () => {
  const { code, lines } = await told(
    () => Promise.reject(new Error('no answer')),
    async () => [report(1)],
  )
  expect([code, lines]).toEqual([
    1,
    [
      'FAILS  could not be checked: Error: no answer',
      'holds  1. rule 1 (10 checked)',
      '1 invariants hold, 1 fail',
    ],
  ])
})

it('does not drown the reader', async () => {
  const many = Array.from({ length: 50 }, (_, n) => `fault ${n}`)
  const { lines } = await told(async () => [report(1, ...many)])
  expect(lines).toHaveLength(23)
  expect(lines[21]).toBe('       and 30 more')
})
