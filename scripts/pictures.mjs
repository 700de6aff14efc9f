/** `npm run pictures`: pictures of every screen in its states, with a sheet of all of them. Builds first what changed. */
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, runScript } from './processes.mjs'

await runScript(async () => {
  await bootstrap()
  const args = ['--import', 'tsx', 'client/testing/pictures/takePictures.ts', ...process.argv.slice(2)]
  return await handOver([{ file: pinnedNode(), args }])
})
