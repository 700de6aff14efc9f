/** `npm run check`: types, lint, import rules and the specs that need no database and no browser, in under a minute. */
import { install } from './bootstrap.mjs'
import { runScript } from './processes.mjs'
import { runSteps } from './runSteps.mjs'
import { STEPS } from './steps.mjs'

await runScript(async () => {
  await install()
  return await runSteps(STEPS.filter(({ check }) => check))
})
