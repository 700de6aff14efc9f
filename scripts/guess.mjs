/** `npm run guess -- TIMES`: guesses passwords and codes and registers, through two processes on one database, and counts what is let through. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  const args = ['--import', 'tsx', 'server/tools/drill/runGuessing.ts', ...process.argv.slice(2)]
  return await handOver([{ file: pinnedNode(), args }])
})
