import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ROOT, runQuietly } from './processes.mjs'

vi.setConfig({ testTimeout: 30_000 })

let registry
afterEach(() => registry?.close())

/** Asks a registry that answers like this. */
async function audited(answer) {
  registry = createServer((request, response) => {
    request.resume().on('end', () => answer(response, request))
  })
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const npm_config_registry = `http://127.0.0.1:${registry.address().port}/`
  // npm remembers what it was told
  const npm_config_cache = await mkdtemp(path.join(tmpdir(), 'aspenrow-audit-'))
  const command = [process.execPath, path.join(ROOT, 'scripts', 'audit.mjs')]
  const outcome = await runQuietly(command, { npm_config_registry, npm_config_cache })
  await rm(npm_config_cache, { recursive: true })
  return outcome
}

/** What a registry tells of any package: that it has one version. */
const packument = (name) => ({ name, versions: { '1.0.0': { name, version: '1.0.0' } } })

const advisory = (severity) => ({
  fastify: [
    {
      id: 1,
      title: 'Lets anybody in',
      severity,
      url: 'https://example.com/1',
      vulnerable_versions: '>=1.0.0',
    },
  ],
})

test.each([
  ['fails at a known vulnerability', advisory('high'), 1, 'fastify'],
  ['lets a small one pass', advisory('moderate'), 0, '0 packages'],
])('the audit %s', async (_what, known, code, words) => {
  const outcome = await audited((response, { method, url }) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(method === 'POST' ? known : packument(decodeURIComponent(url.slice(1)))))
  })
  expect(outcome).toEqual({ code, output: expect.stringContaining(words) })
})

test('every package that is installed is known by its hash', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const { '': ours, ...others } = packages
  expect(Object.keys(others).length).toBeGreaterThan(100)
  expect(Object.keys(others).filter((name) => !/^sha512-/.test(others[name].integrity))).toEqual([])
})

test('the audit is no failure where nobody can be asked', async () => {
  const outcome = await audited((response) => {
    response.statusCode = 405
    response.end()
  })
  expect(outcome).toEqual({ code: 0, output: expect.stringContaining('Not asked') })
})
