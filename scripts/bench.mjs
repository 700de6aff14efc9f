/** `npm run bench -- load 100000`, `npm run bench`, `npm run bench -- place`: fills the configured stores, and measures a running product. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  const args = ['--import', 'tsx', 'server/tools/bench/runBench.ts', ...process.argv.slice(2)]
  return await handOver([{ file: pinnedNode(), args }])
})
