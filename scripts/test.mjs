/** `npm test`: everything that must hold, on a bare clone. Closes with "N passed, N failed". */
import { bootstrap } from './bootstrap.mjs'
import { runScript } from './processes.mjs'
import { runSteps } from './runSteps.mjs'
import { LANES } from './steps.mjs'

await runScript(async () => {
  await bootstrap()
  return await runSteps(LANES)
})
