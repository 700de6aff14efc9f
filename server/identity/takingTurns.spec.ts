import { expect, it } from 'vitest'
import { takingTurns } from './takingTurns.ts'

const roomy = { underOneKey: 100, inAll: 100 }

/** Work that ends when the spec says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject }
}

it('lets one work after the other under a key, and different keys side by side', async () => {
  const inTurn = takingTurns(roomy)
  const started: string[] = []
  const [first, second, other] = [work(), work(), work()]
  const begin =
    (name: string, { promise }: ReturnType<typeof work>) =>
    () => {
      started.push(name)
      return promise
    }
  const turns = [
    inTurn('a', begin('first', first)),
    inTurn('a', begin('second', second)),
    inTurn('b', begin('other', other)),
  ]
  await Promise.resolve()
  expect(started).toEqual(['first', 'other'])
  first.reject(new Error('the first fails'))
  await expect(turns[0]).rejects.toThrow('the first fails')
  expect(started).toEqual(['first', 'other', 'second'])
  second.resolve('second done')
  other.resolve('other done')
  expect(await turns[1]).toBe('second done')
  expect(await turns[2]).toBe('other done')
})

it('turns away whoever finds the room full, and lets in again when somebody left', async () => {
  const inTurn = takingTurns({ underOneKey: 2, inAll: 3 })
  const [first, second, third] = [work(), work(), work()]
  const turns = [inTurn('a', () => first.promise), inTurn('a', () => second.promise)]
  expect(inTurn('a', async () => 'one more under the key')).toBeUndefined()
  turns.push(inTurn('b', () => third.promise))
  expect(inTurn('c', async () => 'one more in all')).toBeUndefined()
  first.resolve('first done')
  await turns[0]
  expect(await inTurn('c', async () => 'let in')).toBe('let in')
  second.resolve('second done')
  third.resolve('third done')
  await Promise.all(turns)
  expect(await inTurn('a', async () => 'empty again')).toBe('empty again')
})
