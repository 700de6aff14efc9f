/**
 * `node scripts/importRules.mjs [FOLDER]`: checks the import rules, and that no file was left out of the check. FOLDER is the project by
 * default.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runQuietly, runScript, StepFailure } from './processes.mjs'

const project = path.resolve(process.argv[2] ?? ROOT)
const FOLDERS = ['client', 'server', 'tools', 'schema', 'migrations']

await runScript(async () => {
  const { output } = await runQuietly(
    [
      'depcruise',
      ...FOLDERS.filter(isThere),
      '--config',
      path.join(ROOT, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    {},
    { cwd: project },
  )
  if (!output.startsWith('{')) throw new StepFailure(output)
  const { modules, summary } = JSON.parse(output)
  const read = new Set(modules.map((module) => module.source))
  const missed = FOLDERS.flatMap(sourcesIn).filter((file) => !read.has(file))
  if (missed.length)
    throw new StepFailure(`${missed.length} source files were not read, such as ${missed[0]}.`)
  for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
  console.log(`${read.size} modules, ${summary.violations.length} forbidden imports`)
  return summary.violations.length ? 1 : 0
})

function isThere(folder) {
  return sourcesIn(folder).length > 0
}

function sourcesIn(folder) {
  try {
    return readdirSync(path.join(project, folder), { recursive: true })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => /\.tsx?$/.test(name))
  } catch {
    return []
  }
}
