import { Counter, Gauge, type Registry } from 'prom-client'
import type { CommandObserver } from '../eventstore/handle.ts'
import type { ProjectionStatus } from '../projections/runnerStatus.ts'

/** Counts what happens to commands on their way to the store. */
export function watchCommands(registry: Registry): CommandObserver {
  const counted = (name: string, help: string) => {
    const counter = new Counter({ name, help, registers: [registry] })
    return () => counter.inc()
  }
  return {
    conflict: counted(
      'command_conflicts_total',
      'Appends that found somebody had been quicker, and were decided again.',
    ),
    resend: counted('command_resends_total', 'Appends that got no answer and were sent again.'),
    busy: counted('command_given_up_total', 'Commands that were given up after too many conflicts.'),
  }
}

/** Shows how read models stand, asked anew at every look. */
export function watchProjections(
  registry: Registry,
  projections: { status(): Promise<readonly ProjectionStatus[]> },
): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['projection'], registers: [registry] })
  const parked = gauge('projection_parked_events', 'Events set aside because a fold refused them.')
  const skipped = gauge('projection_skipped_events', 'Events of a type the read model does not know.')
  const led = gauge('projection_led_here', 'Whether this process writes the read model.')
  new Gauge({
    name: 'projection_lag',
    help: "How far a read model is behind the event store, in the store's own positions.",
    labelNames: ['projection'],
    registers: [registry],
    async collect() {
      for (const status of await projections.status()) {
        const label = { projection: status.name }
        this.set(label, status.lag)
        parked.set(label, status.parkedEvents)
        skipped.set(label, status.skippedEvents)
        led.set(label, status.isLedHere ? 1 : 0)
      }
    },
  })
}
