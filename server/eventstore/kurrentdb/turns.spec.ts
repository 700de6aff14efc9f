import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const patient = new AbortController().signal

it('lets those with a name in common go one after another, and others at once', async () => {
  const inTurn = createTurns()
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const one = inTurn(['a', 'b'], patient, async () => {
    await first.promise
    order.push('one')
  })
  const two = inTurn(['b', 'c'], patient, async () => void order.push('two'))
  await inTurn(['d'], patient, async () => void order.push('other'))
  first.resolve()
  await Promise.all([one, two, inTurn(['c', 'a'], patient, async () => void order.push('three'))])
  expect(order).toEqual(['other', 'one', 'two', 'three'])
})

it('goes on after one that failed, and after one that ran out of time', async () => {
  const inTurn = createTurns()
  const ending = new AbortController()
  const failing = inTurn(['a'], patient, async () => {
    throw new Error('failed')
  })
  void inTurn(['a'], ending.signal, () => new Promise<void>(() => undefined))
  const third = inTurn(['a'], patient, async () => 'third')
  await expect(failing).rejects.toThrow('failed')
  ending.abort()
  expect(await third).toBe('third')
})
