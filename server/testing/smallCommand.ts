import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../runtime/runProgram.ts'

/** A command with the product's beginning and end, for specs that interrupt it: it would take a minute. */
await runCommand(async ({ lifecycle }) => {
  lifecycle.onStop(async () => process.stdout.write('closed last\n'))
  process.stdout.write('working\n')
  await pause(60_000)
  return 0
})
