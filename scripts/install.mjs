import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pinnedNode, ROOT, runOrFail, runQuietly } from './processes.mjs'
import { showStep } from './progress.mjs'

const at = (...names) => path.join(ROOT, ...names)
const BESIDE = at('.installing')
const CI = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']

/** Installs what the lockfile names, when that is not what lies there. */
export async function install() {
  if (isInstalled()) return
  await showStep('Installing packages (about a minute the first time)', installAnew)
  pinnedNode()
}

/** The npm that started us, so that a machine with several uses the one it was asked with. */
export function npm() {
  const running = process.env.npm_execpath ?? ''
  return running.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm']
}

/**
 * npm leaves its own list of what it installed, written last: an interrupted installation has none. Optional packages for other
 * machines are missing rightly.
 */
function isInstalled() {
  const list = at('node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([name, { version, integrity, optional }]) =>
      name === '' ||
      (installed[name]
        ? installed[name].version === version && installed[name].integrity === integrity
        : optional),
  )
}

/**
 * The lockfile names no registry, so that any serves; npm would ask it for all that was ever published of a package to learn where the
 * one version lies. It is told in a folder beside instead. A registry that has them elsewhere is asked after all.
 */
async function installAnew() {
  const { output } = await runQuietly([...npm(), 'config', 'get', 'registry'])
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  rmSync(BESIDE, { recursive: true, force: true })
  mkdirSync(BESIDE)
  for (const file of ['package.json', '.npmrc']) copyFileSync(at(file), path.join(BESIDE, file))
  writeFileSync(path.join(BESIDE, 'package-lock.json'), JSON.stringify(withPlaces(lock, output.trim())))
  const { code } = await runQuietly([...npm(), ...CI], {}, { cwd: BESIDE })
  if (code === 0) {
    rmSync(at('node_modules'), { recursive: true, force: true })
    renameSync(path.join(BESIDE, 'node_modules'), at('node_modules'))
  } else await runOrFail([...npm(), ...CI])
  rmSync(BESIDE, { recursive: true, force: true })
}

/**
 * A lockfile that names where each package lies, as registries have them.
 * @param {{ packages: Record<string, { name?: string, version?: string, integrity?: string, resolved?: string }> }} lock
 * @param {string} registry its address
 */
export function withPlaces(lock, registry) {
  const placed = Object.entries(lock.packages).map(([folder, entry]) => {
    if (!entry.integrity || entry.resolved) return [folder, entry]
    const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version}.tgz`
    return [folder, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }]
  })
  return { ...lock, packages: Object.fromEntries(placed) }
}
