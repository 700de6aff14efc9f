import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const BIN = path.join(ROOT, 'node_modules', '.bin')

/**
 * How Node runs the product: errors name source files, and each half of the young generation is 32 MiB at most. Less would save memory, but
 * a process would answer a fifth fewer lists a second (docs/speed.md).
 */
export const NODE_FLAGS = JSON.parse(readFileSync(path.join(ROOT, 'scripts', 'nodeFlags.json'), 'utf8'))

/** How a person or a process manager ends a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A step that failed, with everything it printed; or a sentence for the person who started us. */
export class StepFailure extends Error {}

/** The Node that the lockfile pins. The one that runs this script may be older, and its time zone data with it. */
export function pinnedNode() {
  const found = [
    `node-${process.platform}-${process.arch}/bin/node`,
    `node-bin-${process.platform}-${process.arch}/bin/node`,
    `node-win-${process.arch}/bin/node.exe`,
  ]
    .map((file) => path.join(ROOT, 'node_modules', file))
    .find((file) => existsSync(file))
  if (found) return found
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  throw new StepFailure(
    `npm has no Node 26 for ${process.platform}-${process.arch}: install Node 26 and start again.`,
  )
}

/** The environment in which installed tools and their children run on the pinned Node. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** Where an installed tool lies; a program that npm did not install is named as it is. @param {string} name */
export function toolPath(name) {
  const tool = path.join(BIN, name)
  return existsSync(tool) ? tool : name
}

/**
 * Runs a program to its end.
 * @param {readonly [string, ...string[]]} command an installed tool by its name, or a program by its path
 * @param {Record<string, string | undefined>} [extra] environment variables to add
 * @param {{ cwd?: string, yields?: boolean }} [how] the working directory, and whether it runs at a lower priority
 * @returns {Promise<{ code: number | NodeJS.Signals, output: string }>} its exit code or the signal that ended it, and its output of both
 * channels
 */
export function runQuietly([name, ...args], extra, { cwd = ROOT, yields = false } = {}) {
  const child = spawn(toolPath(name), args, {
    cwd,
    env: toolEnvironment(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // its children inherit the priority
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('close', () => process.off('exit', endWithUs))
  const printed = []
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (chunk) => printed.push(chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${name}: ${error.message}\n` }))
    child.once('close', (code, signal) =>
      resolve({ code: code ?? signal, output: Buffer.concat(printed).toString() }),
    )
  })
}

/** Runs a program to its end. @throws StepFailure with its output if it fails */
export async function runOrFail(command, extra) {
  const { code, output } = await runQuietly(command, extra)
  if (code !== 0) throw new StepFailure(`${command.join(' ')} ended with ${code}:\n${output}`)
}

/**
 * Hands the terminal to programs until they end: signals are passed on, and the end of one ends the others.
 * @param {{ file: string, args: string[], env?: Record<string, string> }[]} programs
 * @returns {Promise<number>} the exit code of the first one to end; 128 plus the number of a signal, like shells
 */
export async function handOver(programs) {
  const children = programs.map(({ file, args, env }) =>
    spawn(file, args, { cwd: ROOT, env: toolEnvironment(env), stdio: 'inherit' }),
  )
  const passOn = (signal) => {
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, () => passOn(signal))
  const ends = children.map(
    (child) =>
      new Promise((resolve) =>
        child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal])),
      ),
  )
  const code = await Promise.race(ends)
  passOn('SIGTERM')
  await Promise.all(ends)
  return code
}

/** Runs a script's body; a failure is printed without a stack and exits with 1. */
export async function runScript(body) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or newer is needed to start, and this is ${process.versions.node}.`)
    process.exit(1)
  }
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    console.error(error instanceof StepFailure ? error.message : error)
    process.exitCode = 1
  }
}
