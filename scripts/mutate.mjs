/**
 * `npm run mutate`, `npm run mutate -- server/points`: changes the rules one place at a time and runs their pure specs on each change; ends
 * with 1 when they notice less than 85 %. The report lies in `.mutation/`; later runs ask only about what changed since.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { install } from './install.mjs'
import { handOver, ROOT, runScript, toolPath } from './processes.mjs'

const USAGE = 'npm run mutate -- [FOLDER]…'

await runScript(async () => {
  const folders = process.argv.slice(2)
  if (folders.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  const unknown = folders.find((folder) => !existsSync(path.join(ROOT, folder)))
  if (unknown !== undefined) {
    console.error(`There is no ${unknown}: ${USAGE}`)
    return 2
  }
  await install()
  return await handOver([{ file: toolPath('stryker'), args: ['run'], env: { MUTATE: folders.join(' ') } }])
})
