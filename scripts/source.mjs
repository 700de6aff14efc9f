/** Runs a program that is not built, from its source: `node scripts/source.mjs tools/bench/runBench.ts load 100000`. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  return await handOver([{ file: pinnedNode(), args: ['--import', 'tsx', ...process.argv.slice(2)] }])
})
