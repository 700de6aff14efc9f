import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './processes.mjs'

/** The exit code of a script that hands over to a program of this source. */
function handedTo(source) {
  const program = JSON.stringify({ file: process.execPath, args: ['-e', source] })
  const script = `import { handOver } from ${JSON.stringify(path.join(ROOT, 'scripts', 'processes.mjs'))}
    process.exitCode = await handOver([${program}])`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script]).status
}

it.each([
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGINT')", 130],
  ["process.kill(process.pid, 'SIGTERM')", 143],
])('a program that ends by %s gives %i', (source, code) => {
  expect(handedTo(source)).toBe(code)
})
