/** `npm run check`: types, lint, import rules and the specs that need no database and no browser, in less than two minutes. */
import { install } from './install.mjs'
import { runScript } from './processes.mjs'
import { runSteps } from './runSteps.mjs'
import { QUICK_LANES } from './steps.mjs'

await runScript(async () => {
  await install()
  return await runSteps(QUICK_LANES)
})
