import { expect, it } from 'vitest'
import type { Position } from '../eventstore/port.ts'
import type { ProjectionStatus } from '../readmodels/engine/runnerStatus.ts'
import { type CheckedParts, readinessChecks } from './readinessChecks.ts'

const fine: ProjectionStatus = {
  name: 'orderHistory',
  generation: 3,
  codeVersion: 6,
  position: '90' as Position,
  head: '90' as Position,
  lag: 0,
  isCaughtUp: true,
  isOfOlderCode: false,
  isLedHere: true,
  parkedEvents: 0,
  parkedStreams: 0,
  skippedEvents: 0,
  building: undefined,
}

function checkOf(status: Partial<ProjectionStatus>): Promise<readonly string[]> | undefined {
  const parts = { projections: { status: async () => [{ ...fine, ...status }] } } as unknown as CheckedParts
  return readinessChecks(parts)
    .find(({ name }) => name === 'projections')
    ?.check()
}

it('is ready with read models of this version that are at most a little behind', async () => {
  await expect(checkOf({})).resolves.toEqual([])
  await expect(checkOf({ isCaughtUp: false, lag: 1_000 })).resolves.toEqual([])
})

it('is ready with events set aside, and remarks them: one bad event takes no instance away', async () => {
  await expect(checkOf({ parkedEvents: 2 })).resolves.toEqual(['orderHistory has 2 events set aside'])
})

it.each<[string, Partial<ProjectionStatus>]>([
  ['orderHistory is 1001 behind', { isCaughtUp: false, lag: 1_001 }],
  ['orderHistory is being built for this version', { isOfOlderCode: true }],
])('is not ready when %s', async (fault, status) => {
  await expect(checkOf(status)).rejects.toThrow(fault)
})
