/** Runs one of the product's own commands, named as its file in server/commands: `node scripts/command.mjs verify`. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  await bootstrap()
  return await handOver([
    { file: pinnedNode(), args: ['--enable-source-maps', `dist/server/${name}.js`, ...args] },
  ])
})
