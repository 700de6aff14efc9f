import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSteps } from './runSteps.mjs'

let folder
let printed
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-steps-'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const gate = (name, program) => ({ name, kind: 'gate', command: ['node', '-e', program] })
const at = (name) => JSON.stringify(path.join(folder, name))
const write = (name) => `require('fs').writeFileSync(${at(name)}, '');`
/** Ends once the file is there, which another step writes; badly when nobody does. */
const waitFor = (name) =>
  `let left = 500; setInterval(() => { if (require('fs').existsSync(${at(name)})) process.exit(0); if (!left--) process.exit(1) }, 10);`

it('runs lanes side by side and the steps of a lane one after the other', async () => {
  const named = (name) => gate(name, `require('fs').appendFileSync(${at('order')}, '${name}')`)
  const code = await runSteps([
    [gate('left', write('left') + waitFor('right')), named('A'), named('B')],
    [gate('right', write('right') + waitFor('left'))],
  ])
  expect(code).toBe(0)
  expect(readFileSync(path.join(folder, 'order'), 'utf8')).toBe('AB')
  expect(printed.trimEnd().split('\n').at(-1)).toBe('4 passed, 0 failed')
})

it('lets a step that yields come after everything else', async () => {
  const lower = `process.exit(require('os').getPriority() > ${getPriority()} ? 0 : 1)`
  const lanes = [[{ ...gate('patient', lower), yields: true }], [gate('usual', lower)]]
  expect(await runSteps(lanes)).toBe(1)
  expect(printed).toContain('failed: usual: ended with 1\n1 passed, 1 failed')
})

it('shows what a failed step printed, in one piece, and goes on', async () => {
  const code = await runSteps([
    [gate('bad', 'console.log("one"); console.error("two"); process.exit(3)'), gate('later', write('later'))],
    [gate('good', '0')],
  ])
  expect(code).toBe(1)
  expect(existsSync(path.join(folder, 'later'))).toBe(true)
  expect(printed).toMatch(/bad: failed \(.* s\)\none\ntwo\n/)
  expect(printed.trimEnd().split('\n').slice(-2)).toEqual(['failed: bad: ended with 3', '2 passed, 1 failed'])
})

it('tells the signal that ended a step, which is there instead of a code', async () => {
  expect(await runSteps([[gate('crashed', 'process.kill(process.pid, "SIGKILL")')]])).toBe(1)
  expect(printed).toContain('failed: crashed: ended with SIGKILL\n0 passed, 1 failed')
})

it('begins nothing more once it is interrupted, and does not close as if all had run', async () => {
  const running = runSteps([[gate('one', waitFor('end')), gate('two', write('two'))]])
  process.emit('SIGINT')
  writeFileSync(path.join(folder, 'end'), '')
  expect(await running).toBe(130)
  expect(printed).not.toMatch(/two|passed,/)
})
