import { expect, it, vi } from 'vitest'
import { countOf, readCommandLine, wordsOf } from './commandLine.ts'

/** What a command line prints and ends with, or what it means. */
function called(...args: string[]) {
  const printed: string[] = []
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'program', ...args])
  const print = (text: unknown) => printed.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(print)
  vi.spyOn(process.stderr, 'write').mockImplementation(print)
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  try {
    return readCommandLine('guess -- [TIMES]', (words) => {
      const [times = '20'] = wordsOf(words, 0, 1)
      return countOf('TIMES', times)
    })
  } catch (ended) {
    return [...printed, (ended as Error).message]
  } finally {
    vi.restoreAllMocks()
  }
}

it('reads what it is given, or goes by what is usual', () => {
  expect(called('300')).toBe(300)
  expect(called()).toBe(20)
})

it('says how it is called when it is asked', () => {
  expect(called('300', '--help')).toEqual(['npm run guess -- [TIMES]\n', 'ended with 0'])
})

it.each([
  [['--fast'], "Unknown option '--fast'"],
  [['1', '2'], "Unexpected argument '2'"],
  [['many'], 'TIMES must be a whole number above 0'],
  [['0'], 'TIMES must be a whole number above 0'],
  [['1.5'], 'TIMES must be a whole number above 0'],
])('ends with one sentence for %j', (args, sentence) => {
  expect(called(...args)).toEqual([`${sentence}: npm run guess -- [TIMES]\n`, 'ended with 2'])
})

it('says that something is missing', () => {
  expect(() => wordsOf([], 1, 2)).toThrow('Something is missing')
  expect(wordsOf(['from', 'to'], 1, 2)).toEqual(['from', 'to'])
  expect(() => wordsOf(['all'], 0, 0)).toThrow("Unexpected argument 'all'")
})
