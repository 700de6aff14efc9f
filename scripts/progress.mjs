/** Progress output: on a terminal one line with the seconds of all running steps, elsewhere a line for each start and end. */

/** @type {Map<string, number>} What runs at present, and since when. */
const running = new Map()
let ticking

/**
 * Runs a step and prints its duration; several may run at once.
 * @template Result
 * @param {string} name the action, such as "Installing packages"
 * @param {() => Promise<Result>} work
 * @param {(result: Result) => string} [verdict] the outcome; "done" by default
 * @returns {Promise<Result>}
 */
export async function showStep(name, work, verdict = () => 'done') {
  begin(name)
  try {
    const result = await work()
    end(name, verdict(result))
    return result
  } catch (error) {
    end(name, 'failed')
    throw error
  }
}

/** Prints something long that stays, under whatever runs. @param {string} text */
export function tell(text) {
  erase()
  process.stdout.write(`${text}\n`)
  draw()
}

function begin(name) {
  running.set(name, Date.now())
  if (!process.stdout.isTTY) return tell(`${name} …`)
  ticking ??= setInterval(redraw, 200)
  redraw()
}

function end(name, verdict) {
  const seconds = secondsSince(running.get(name))
  erase()
  running.delete(name)
  tell(`${name}: ${verdict} (${seconds} s)`)
  if (running.size > 0) return
  clearInterval(ticking)
  ticking = undefined
}

function redraw() {
  erase()
  draw()
}

function erase() {
  if (process.stdout.isTTY && running.size > 0) process.stdout.write('\r\u001b[2K')
}

/** Cut where the line ends, because what wraps cannot be erased. */
function draw() {
  if (!process.stdout.isTTY || running.size === 0) return
  const line = [...running].map(([name, since]) => `${name} … ${secondsSince(since)} s`).join(' · ')
  process.stdout.write(line.slice(0, process.stdout.columns - 1))
}

function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1)
}
