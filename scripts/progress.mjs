/** What a person sees while something long runs: on a terminal one line that counts the seconds, elsewhere one line for each step. */

/**
 * Runs one step and tells how long it took.
 * @template Result
 * @param {string} name what is being done, in the present: "Installing packages"
 * @param {() => Promise<Result>} work
 * @param {(result: Result) => string} [verdict] how it ended; "done" when not given
 * @returns {Promise<Result>}
 */
export async function showStep(name, work, verdict = () => 'done') {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  const isTerminal = process.stdout.isTTY
  const tell = (text) => process.stdout.write(isTerminal ? `\r\u001b[2K${text}` : `${text}\n`)
  tell(`${name} …`)
  const ticking = isTerminal ? setInterval(() => tell(`${name} … ${seconds()} s`), 200) : undefined
  try {
    const result = await work()
    tell(`${name}: ${verdict(result)} (${seconds()} s)${isTerminal ? '\n' : ''}`)
    return result
  } catch (error) {
    tell(`${name}: failed (${seconds()} s)${isTerminal ? '\n' : ''}`)
    throw error
  } finally {
    clearInterval(ticking)
  }
}
