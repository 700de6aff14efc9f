import { Counter, Gauge, type Registry } from 'prom-client'
import type { CommandObserver } from '../eventstore/commandHandler.ts'
import type { ProjectionStatus } from '../readmodels/engine/readModelStatus.queries.ts'

/** Counts what happens to commands on their way to the store. */
export function watchCommands(registry: Registry): CommandObserver {
  const counted = (name: string, help: string) => {
    const counter = new Counter({ name, help, registers: [registry] })
    return () => counter.inc()
  }
  return {
    conflict: counted('command_conflicts_total', 'Appends that conflicted and were decided again.'),
    resend: counted('command_resends_total', 'Appends that were sent again after no answer.'),
    busy: counted('command_given_up_total', 'Commands refused after too many conflicts.'),
  }
}

/** Shows the state of read models, queried at each scrape; while that fails, only their figures are missing. */
export function watchProjections(
  registry: Registry,
  projections: { status(): Promise<readonly ProjectionStatus[]> },
): void {
  const look = shared(() => projections.status().catch(() => []))
  const shown = (name: string, help: string, figureOf: (status: ProjectionStatus) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['projection'],
      registers: [registry],
      async collect() {
        const statuses = await look()
        this.reset()
        for (const status of statuses) this.set({ projection: status.name }, figureOf(status))
      },
    })
  shown(
    'projection_lag',
    "How far a read model is behind the event store, in the store's own positions.",
    ({ lag }) => lag,
  )
  shown(
    'projection_dead_letters',
    'Events set aside because a fold refused them.',
    ({ deadLetters }) => deadLetters,
  )
  shown(
    'projection_skipped_events',
    'Events of a type the read model does not know.',
    ({ skippedEvents }) => skippedEvents,
  )
  shown('projection_led_here', 'Whether this process writes the read model.', ({ isLedHere }) =>
    isLedHere ? 1 : 0,
  )
}

/** Shows the numbers of pending and failed mails, queried at each scrape; missing while that fails. */
export function watchOutbox(
  registry: Registry,
  ask: () => Promise<{ readonly pending: number; readonly failed: number }>,
): void {
  new Gauge({
    name: 'outbox_mails',
    help: 'Pending mails, and mails whose delivery failed.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const counts = await ask().catch(() => undefined)
      this.reset()
      for (const [status, count] of Object.entries(counts ?? {})) this.set({ status }, count)
    },
  })
}

/** Shows how many web sockets are open. */
export function watchSockets(registry: Registry, count: () => number): void {
  new Gauge({
    name: 'live_sockets',
    help: 'Open web sockets for subscriptions.',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

/** Simultaneous callers share one answer: the figures of one scrape belong together. */
function shared<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
