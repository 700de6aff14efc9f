/** `npm run drill -- ROUNDS SEED`: kills the product under load and while it starts, and checks after each start that nothing is lost. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  const args = ['--import', 'tsx', 'server/tools/drill/runDrill.ts', ...process.argv.slice(2)]
  return await handOver([{ file: pinnedNode(), args }])
})
