import { readdirSync, readlinkSync } from 'node:fs'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether any process works in that folder, as every process of a PostgreSQL cluster works in its data directory.
 * @returns undefined where the system does not tell (everywhere but on Linux)
 */
export function isWorkedIn(folder: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => workingFolder(pid) === folder)
}

/** Whether one process still works in that folder; one that has ended and was not yet buried does not. Elsewhere than on Linux: whether it lives. */
export function isAtWorkIn(folder: string, pid: number): boolean {
  return process.platform === 'linux' ? workingFolder(String(pid)) === folder : isAlive(pid)
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
