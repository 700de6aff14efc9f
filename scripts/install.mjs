import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pinnedNode, ROOT, runOrFail } from './processes.mjs'
import { showStep } from './progress.mjs'

const at = (...names) => path.join(ROOT, ...names)

/** Installs what the lockfile names, unless it is installed already. */
export async function install() {
  if (isInstalled()) return
  await showStep('Installing packages (about a minute the first time)', () =>
    runOrFail([...npm(), 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']),
  )
  pinnedNode()
}

/** The npm that started this process, because a machine can have several. */
export function npm() {
  const running = process.env.npm_execpath ?? ''
  return running.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm']
}

/**
 * npm writes its own list of the installed packages last, so an interrupted installation has none. Optional packages for other machines are
 * not in it.
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
