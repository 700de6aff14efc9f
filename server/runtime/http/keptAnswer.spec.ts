import { expect, it } from 'vitest'
import { keptAnswer } from './keptAnswer.ts'

it('is asked once by all who come at the same time, and within the time it is kept', async () => {
  let time = 0
  let asked = 0
  const under = Promise.withResolvers<void>()
  const ask = keptAnswer(
    1_000,
    async () => {
      asked += 1
      await under.promise
      return asked
    },
    () => time,
  )
  const first = [ask(), ask()]
  time = 5_000
  // one that takes long is waited for, not asked again
  first.push(ask())
  under.resolve()
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  time = 5_999
  expect(await ask()).toBe(1)
  time = 6_000
  expect(await ask()).toBe(2)
})

it('keeps no failure', async () => {
  let asked = 0
  const ask = keptAnswer(1_000, async () => {
    asked += 1
    if (asked === 1) throw new Error('once')
    return asked
  })
  await expect(ask()).rejects.toThrow('once')
  expect(await ask()).toBe(2)
})
