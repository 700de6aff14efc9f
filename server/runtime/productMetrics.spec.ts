import { Counter, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import type { ProjectionStatus } from '../readmodels/engine/readModelStatus.queries.ts'
import { watchCommands, watchOutbox, watchProjections } from './productMetrics.ts'

const status = {
  name: 'orders',
  lag: 3,
  deadLetters: 2,
  skippedEvents: 1,
  isLedHere: true,
} as ProjectionStatus

it('shows all figures of the read models at the first look, asked once for each look', async () => {
  const registry = new Registry()
  let asked = 0
  watchProjections(registry, {
    async status() {
      asked += 1
      return [status]
    },
  })
  const text = await registry.metrics()
  expect(text).toContain('projection_lag{projection="orders"} 3')
  expect(text).toContain('projection_dead_letters{projection="orders"} 2')
  expect(text).toContain('projection_skipped_events{projection="orders"} 1')
  expect(text).toContain('projection_led_here{projection="orders"} 1')
  expect(asked).toBe(1)
  await registry.metrics()
  expect(asked).toBe(2)
})

it('shows everything else while the read models cannot be asked, and no old figures of theirs', async () => {
  const registry = new Registry()
  new Counter({ name: 'calls_total', help: 'Calls.', registers: [registry] }).inc()
  const answers: (readonly ProjectionStatus[] | Error)[] = [[status], new Error('connect ECONNREFUSED')]
  watchProjections(registry, {
    async status() {
      const answer = answers.shift()
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
  })
  await registry.metrics()
  const text = await registry.metrics()
  expect(text).toContain('calls_total 1')
  expect(text).not.toContain('projection="orders"')
})

it('counts what happens to commands', async () => {
  const registry = new Registry()
  const observer = watchCommands(registry)
  observer.conflict?.([])
  observer.busy?.([])
  const text = await registry.metrics()
  expect(text).toContain('command_conflicts_total 1')
  expect(text).toContain('command_resends_total 0')
  expect(text).toContain('command_given_up_total 1')
})

it('shows how many mails wait and were given up, and nothing while nobody can tell', async () => {
  const registry = new Registry()
  const answers = [{ pending: 4, failed: 1 }]
  watchOutbox(registry, async () => answers.pop() ?? Promise.reject(new Error('connect ECONNREFUSED')))
  const text = await registry.metrics()
  expect(text).toContain('outbox_mails{status="pending"} 4')
  expect(text).toContain('outbox_mails{status="failed"} 1')
  expect(await registry.metrics()).not.toContain('outbox_mails{')
})
