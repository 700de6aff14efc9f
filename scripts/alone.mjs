import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { SIGNALS } from './processes.mjs'
import { tell } from './progress.mjs'

const REFRESH_MS = 5_000
/** Several refreshes, because a busy machine may miss some. */
const STALE_MS = 30_000

/**
 * Two terminals that start in the same clone wait for each other. A lock is ignored if its owner has died or does not refresh it: after a
 * crash another process may have the owner's number.
 * @template Result
 * @param {string} lock the lock file, with the owner's process number
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function alone(lock, work) {
  const giveUp = () => process.exit(130)
  for (const signal of SIGNALS) process.on(signal, giveUp)
  await take(lock)
  const release = () => isOurs(lock) && rmSync(lock, { force: true })
  process.once('exit', release)
  const refreshing = setInterval(refresh, REFRESH_MS, lock)
  try {
    return await work()
  } finally {
    clearInterval(refreshing)
    release()
    process.off('exit', release)
    for (const signal of SIGNALS) process.off(signal, giveUp)
  }
}

async function take(lock) {
  let isTold = false
  while (!isTaken(lock)) {
    if (isStale(lock)) rmSync(lock, { force: true })
    else if (!isTold) {
      isTold = true
      tell(`Waiting for another start in this folder to finish (${lock}) …`)
    }
    await pause(200)
  }
}

function isTaken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function isStale(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner === process.pid || Math.abs(Date.now() - statSync(lock).mtimeMs) > STALE_MS) return true
    process.kill(owner, 0)
    return false
  } catch (error) {
    return !['EPERM', 'ENOENT'].includes(error.code)
  }
}

function isOurs(lock) {
  return existsSync(lock) && Number(readFileSync(lock, 'utf8')) === process.pid
}

/** Ends this process when it was stopped for so long that another has begun in its place. */
function refresh(lock) {
  const now = new Date()
  if (isOurs(lock)) return utimesSync(lock, now, now)
  if (!existsSync(lock)) return
  tell('This start was suspended, and another one took over.')
  process.exit(130)
}
