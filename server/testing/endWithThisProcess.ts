import { spawn } from 'node:child_process'

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
