import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { alone } from './alone.mjs'
import { install } from './install.mjs'
import { ROOT, runOrFail } from './processes.mjs'
import { showStep } from './progress.mjs'

const at = (...names) => path.join(ROOT, ...names)

/** Everything the build reads. */
const SOURCES = [
  'client',
  'server',
  'schema',
  'vite.config.ts',
  'tsconfig.json',
  'codegen.yml',
  'package-lock.json',
]
const NOT_BUILT = /\.(spec|generated)\.tsx?$|^(client|server)[/\\]testing[/\\]/

const BUILD = [
  { name: 'Generating query types', command: ['graphql-codegen'] },
  { name: 'Building the web app', command: ['vite', 'build', 'client'] },
  { name: 'Drawing the visitor pages', command: ['node', 'scripts/prerender.mjs'] },
  { name: 'Compressing the web app', command: ['node', 'scripts/compress.mjs'] },
  { name: 'Building the server', command: ['vite', 'build', '--ssr'] },
]

/** Makes a fresh clone, or one that has changed, ready to run. Does nothing when everything is up to date. */
export async function bootstrap() {
  await alone(at('.bootstrap.lock'), async () => {
    await install()
    await build()
  })
}

/** Builds what changed since the last build. */
export async function build() {
  const inputs = hashOfSources()
  const seal = at('dist', 'built-from')
  if (existsSync(seal) && readFileSync(seal, 'utf8') === inputs) return
  rmSync(seal, { force: true })
  for (const { name, command } of BUILD) {
    await showStep(name, () => runOrFail(command, { NODE_ENV: 'production' }))
  }
  writeFileSync(seal, inputs)
}

function hashOfSources() {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap(filesIn).filter((file) => !NOT_BUILT.test(file))
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(name) {
  if (!existsSync(at(name))) return []
  if (path.extname(name)) return [name]
  return readdirSync(at(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
}
