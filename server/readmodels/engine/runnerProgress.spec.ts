import { expect, it } from 'vitest'
import type { Position } from '../../eventstore/port.ts'
import { Progress } from './runnerProgress.ts'

const at = (position: string) => position as Position

it('compares positions as numbers', () => {
  const progress = new Progress()
  progress.reach(at('9'))
  expect([progress.hasReached(at('9')), progress.hasReached(at('10'))]).toEqual([true, false])
})

it('wakes those who wait when the read models move, and when another process takes them over', async () => {
  const progress = new Progress()
  const moved = progress.moved()
  progress.reach(at('1'))
  await moved
  expect(progress.isLeading).toBe(true)
  const left = progress.moved()
  progress.leave()
  await left
  expect([progress.isLeading, progress.hasReached(at('1'))]).toEqual([false, false])
})

it('tells how far it has come, and wakes those who wait when others tell', async () => {
  const told: Position[] = []
  const progress = new Progress((position) => told.push(position))
  progress.reach(at('7'))
  expect(told).toEqual(['7'])
  expect(progress.hasHeardOf(at('8'))).toBe(false)
  const moved = progress.moved()
  progress.hear(at('8'))
  await moved
  expect([progress.hasHeardOf(at('8')), progress.hasHeardOf(at('9'))]).toEqual([true, false])
  expect(progress.hasReached(at('8'))).toBe(false)
})
