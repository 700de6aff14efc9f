import { parseArgs } from 'node:util'

/**
 * Reads a command's arguments. `--help` prints the usage and exits; invalid arguments exit with 2 and one sentence, before anything is
 * opened.
 * @param usage the command's form, after `npm run`
 * @param read throws an Error with a sentence about the fault
 */
export function readCommandLine<Wish>(usage: string, read: (args: string[]) => Wish): Wish {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    process.stdout.write(`npm run ${usage}\n`)
    return process.exit(0)
  }
  try {
    return read(args)
  } catch (error) {
    // the first sentence alone: what Node adds is about its own options
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/)
    process.stderr.write(`${sentence}: npm run ${usage}\n`)
    return process.exit(2)
  }
}

/**
 * Words without options.
 * @param least of them must be there
 * @throws Error with a sentence for an option, or for too few or too many words
 */
export function wordsOf(args: string[], least: number, most: number): readonly string[] {
  const { positionals } = parseArgs({ args, allowPositionals: most > 0 })
  if (positionals.length < least) throw new Error('Something is missing')
  if (positionals.length > most) throw new Error(`Unexpected argument '${positionals[most]}'`)
  return positionals
}

/** @throws Error with a sentence, when the word is no whole number above 0 */
export function countOf(name: string, word: string): number {
  const number = Number(word)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number above 0`)
  return number
}
