import { expect, it } from 'vitest'
import { atMost } from './atMost.ts'

it('runs so many at once, in the order they came, and makes room after a failure', async () => {
  const inTurn = atMost(2)
  const begun: string[] = []
  const ends = new Map<string, { resolve: (text: string) => void; reject: (error: Error) => void }>()
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }))
    })
  const [first, second, third, fourth] = [work('first'), work('second'), work('third'), work('fourth')]
  expect(begun).toEqual(['first', 'second'])
  ends.get('second')?.reject(new Error('in vain'))
  await expect(second).rejects.toThrow('in vain')
  await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
  ends.get('first')?.resolve('done')
  expect(await first).toBe('done')
  await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'fourth'])
  ends.get('third')?.resolve('done too')
  ends.get('fourth')?.resolve('and last')
  expect(await Promise.all([third, fourth])).toEqual(['done too', 'and last'])
})
