/** Runs one of the product's own commands, named as its file in server/commands: `node scripts/command.mjs verify`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { handOver, NODE_FLAGS, pinnedNode, ROOT, runScript, StepFailure } from './processes.mjs'

await runScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  await bootstrap()
  if (!existsSync(path.join(ROOT, 'dist', 'server', `${name}.js`)))
    throw new StepFailure(`There is no command ${name}.`)
  return await handOver([{ file: pinnedNode(), args: [...NODE_FLAGS, `dist/server/${name}.js`, ...args] }])
})
