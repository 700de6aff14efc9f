import { spawn } from 'node:child_process'
import path from 'node:path'
import type { EmbeddedPostgres } from '../runtime/embeddedPostgres/startEmbeddedPostgres.ts'

/**
 * Runs a shell script as soon as this process has ended, however it ended: its end closes the watcher's input. Throw-away databases and
 * servers of specs end this way even when the run is killed.
 * @param args the script's $1, $2 and so on
 */
export function endWithThisProcess(script: string, ...args: readonly string[]): void {
  spawn('sh', ['-c', `cat >/dev/null\n${script}`, 'sh', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  }).unref()
}

const END_DATABASE = `[ -f "$1/postmaster.pid" ] && kill -INT "$(head -n 1 "$1/postmaster.pid")" && sleep 1
rm -rf "$2" "$3"`

/** Takes a throw-away database away in the same way. @param folder that it was started in */
export function endDatabaseWithThisProcess(
  { dataDirectory }: Pick<EmbeddedPostgres, 'dataDirectory'>,
  folder: string,
): void {
  // the data directory lies two levels inside the folder that the database has for itself
  endWithThisProcess(END_DATABASE, dataDirectory, path.resolve(dataDirectory, '..', '..'), folder)
}
