import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alone } from './alone.mjs'

const LONG_AGO = new Date('2020-01-01')
/** A process that lives longer than this one. */
const SOMEBODY = String(process.ppid)

let folder
let lock
let printed
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-alone-'))
  lock = path.join(folder, 'lock')
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const done = async () => 'done'

it('leaves no lock behind and says nothing when nobody else is there', async () => {
  expect(await alone(lock, done)).toBe('done')
  expect([existsSync(lock), printed]).toEqual([false, ''])
})

it.each([
  ['of a process that is gone', '999999999'],
  ['with its own number, which the owner had before it was killed', String(process.pid)],
])('takes over a lock %s', async (_whose, owner) => {
  writeFileSync(lock, owner)
  expect(await alone(lock, done)).toBe('done')
})

it('takes over a lock that nobody refreshes, though another process has its number by now', async () => {
  writeFileSync(lock, SOMEBODY)
  utimesSync(lock, LONG_AGO, LONG_AGO)
  expect(await alone(lock, done)).toBe('done')
})

it('waits for whoever works, and says so once', async () => {
  writeFileSync(lock, SOMEBODY)
  const ended = alone(lock, done)
  await expect.poll(() => printed, { timeout: 2_000 }).toContain('Waiting')
  rmSync(lock)
  expect(await ended).toBe('done')
  expect(printed).toBe(`Waiting for another start in this folder to finish (${lock}) …\n`)
})

it('ends when another works in its place, and leaves that one its lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined)
  await alone(lock, async () => {
    writeFileSync(lock, SOMEBODY)
    vi.advanceTimersByTime(10_000)
  })
  expect(exit).toHaveBeenCalledWith(130)
  expect([printed.includes('took over'), existsSync(lock)]).toEqual([true, true])
})

it('keeps its lock fresh while it works, also when somebody has deleted it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await alone(lock, async () => {
    utimesSync(lock, LONG_AGO, LONG_AGO)
    vi.advanceTimersByTime(10_000)
    expect(statSync(lock).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
    rmSync(lock)
    vi.advanceTimersByTime(10_000)
  })
  expect(vi.getTimerCount()).toBe(0)
})
