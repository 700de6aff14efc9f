/** `npm start`: installs and builds what is missing or stale, then serves until Ctrl-C. */
import path from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { handOver, NODE_FLAGS, pinnedNode, ROOT, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  // compiled code is cached for the next start
  const env = { NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'compiled') }
  return await handOver([{ file: pinnedNode(), args: [...NODE_FLAGS, 'dist/server/main.js'], env }])
})
