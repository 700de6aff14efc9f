/**
 * `npm run lighthouse`, `npm run lighthouse -- /login`: Lighthouse on the built visitor pages, as a table; ends with 1 when a median is
 * below 95. It weighs 180 MB, which a newcomer should not wait for, so it is fetched when it is first asked for.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { handOver, pinnedNode, ROOT, runOrFail, runScript } from './processes.mjs'
import { showStep } from './progress.mjs'

const VERSION = '13.5.0'
const PLACE = path.join(ROOT, 'node_modules', '.cache', `lighthouse-${VERSION}`)

await runScript(async () => {
  await bootstrap()
  if (!existsSync(path.join(PLACE, 'installed')))
    await showStep('Fetching Lighthouse (180 MB, the first time)', fetchLighthouse)
  const args = ['--import', 'tsx', 'client/testing/lighthouse.ts', ...process.argv.slice(2)]
  return await handOver([{ file: pinnedNode(), args, env: { LIGHTHOUSE: PLACE } }])
})

/** An interrupted installation starts again. */
async function fetchLighthouse() {
  await rm(PLACE, { recursive: true, force: true })
  await mkdir(PLACE, { recursive: true })
  await writeFile(path.join(PLACE, 'package.json'), JSON.stringify({ private: true }))
  await runOrFail([
    'npm',
    'install',
    '--prefix',
    PLACE,
    '--save-exact',
    '--ignore-scripts',
    `lighthouse@${VERSION}`,
  ])
  await writeFile(path.join(PLACE, 'installed'), '')
}
