import { expect, it } from 'vitest'
import type { Position } from '../../eventstore/port.ts'
import { Progress } from './runnerProgress.ts'

const at = (position: string) => position as Position
const first = { name: 'orders', generation: 1 }
const second = { name: 'orders', generation: 2 }

it('compares positions as numbers', () => {
  const progress = new Progress()
  progress.reach(first, at('9'))
  expect([progress.hasReached('orders', at('9')), progress.hasReached('orders', at('10'))]).toEqual([
    true,
    false,
  ])
  expect([progress.leads('orders'), progress.leads('points')]).toEqual([true, false])
})

it('wakes those who wait when a read model moves, and when it passes into other hands', async () => {
  const progress = new Progress()
  const moved = progress.moved()
  progress.reach(first, at('1'))
  await moved
  const left = progress.moved()
  progress.leave(first)
  await left
  expect(progress.leads('orders')).toBe(false)
})

it('does not let an old generation leave for its successor', () => {
  const progress = new Progress()
  progress.reach(first, at('5'))
  progress.reach(second, at('5'))
  progress.leave(first)
  expect(progress.leads('orders')).toBe(true)
})

it('tells how far it has come, and wakes those who wait when others tell', async () => {
  const told: Position[] = []
  const progress = new Progress((position) => told.push(position))
  progress.reachAll([{ key: first, position: at('7') }])
  expect(told).toEqual(['7'])
  expect(progress.hasHeardOf(at('8'))).toBe(false)
  const moved = progress.moved()
  progress.hear(at('8'))
  await moved
  expect([progress.hasHeardOf(at('8')), progress.hasHeardOf(at('9'))]).toEqual([true, false])
  expect(progress.hasReached('orders', at('8'))).toBe(false)
})
