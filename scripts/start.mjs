/** `npm start`: everything a newcomer needs in one word. Installs and builds what is missing or stale, then serves until Ctrl-C. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, NODE_FLAGS, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  return await handOver([{ file: pinnedNode(), args: [...NODE_FLAGS, 'dist/server/main.js'] }])
})
