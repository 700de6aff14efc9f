/** Runs an installed tool on the pinned Node, whatever Node the machine has: `node scripts/tool.mjs biome check .` */
import { install } from './install.mjs'
import { handOver, runScript, toolPath } from './processes.mjs'

await runScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  await install()
  return await handOver([{ file: toolPath(name), args }])
})
