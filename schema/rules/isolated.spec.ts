import { expect, it } from 'vitest'
import { isolated, isolatedValues } from './isolated.ts'

it.each(['محمد العبد', 'דוד', 'Main شارع'])('sets %j apart', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`)
})

it.each(['', 'Élan O’Neil', '(780) 321-0236', '李小龙', 'राजेश', '🧹'])('leaves %j as it is', (text) => {
  expect(isolated(text)).toBe(text)
})

it('sets texts among values apart, and nothing else', () => {
  const b = () => 'x'
  expect(isolatedValues({ name: 'דוד', phone: '(780) 321-0236', count: 2, b })).toEqual({
    name: '\u2068דוד\u2069',
    phone: '(780) 321-0236',
    count: 2,
    b,
  })
})
