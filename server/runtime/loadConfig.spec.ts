import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { loadConfig } from './loadConfig.ts'
import { OperatorError } from './operatorError.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-config-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('makes one secret for everybody who starts on a folder, readable by its user alone', async () => {
  const DATA_DIR = path.join(folder, 'deep', 'data')
  const loaded = await Promise.all([1, 2, 3, 4].map(() => loadConfig({ DATA_DIR })))
  const secrets = new Set(loaded.map((config) => config.sessionSecret))
  expect(secrets.size).toBe(1)
  const file = path.join(DATA_DIR, 'session-secret')
  expect([...secrets][0]).toBe(await readFile(file, 'utf8'))
  expect([...secrets][0]?.length).toBeGreaterThanOrEqual(64)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(DATA_DIR)).toEqual(['session-secret'])
})

it('keeps no secret when one is given', async () => {
  const config = await loadConfig({ DATA_DIR: folder, SESSION_SECRET: 'given by the operator' })
  expect(config.sessionSecret).toBe('given by the operator')
  expect(await readdir(folder)).toEqual([])
})

it('takes a relative folder from the project, wherever it was started', async () => {
  const relative = path.relative(PROJECT_ROOT, folder)
  expect((await loadConfig({ DATA_DIR: relative })).dataDir).toBe(folder)
})

it('asks the system for a port where none is chosen, and names it in the public address', async () => {
  const { port, publicUrl } = await loadConfig({ DATA_DIR: folder, PORT: '0' })
  expect(port).toBeGreaterThan(1023)
  expect(publicUrl).toBe(`http://127.0.0.1:${port}`)
})

it('names DATA_DIR when it cannot be written', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(loadConfig({ DATA_DIR: path.join(file, 'data') })).rejects.toThrow(
    /^DATA_DIR must be a folder that may be written: ENOTDIR/,
  )
  await expect(loadConfig({ DATA_DIR: '/proc/aspenrow/data' })).rejects.toThrow(
    /^DATA_DIR must be a folder that may be written: ENOENT/,
  )
  await expect(loadConfig({ PORT: 'x' })).rejects.toThrow(OperatorError)
})
