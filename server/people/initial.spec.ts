import { expect, it } from 'vitest'
import { drawnInitial, initialOf } from './initial.ts'

it.each([
  ['Sam', 'S'],
  ['élodie', 'É'],
  [' ana ', 'A'],
  ['जसलीन', 'ज'],
  ['कौर', 'कौ'],
  ['小明', '小'],
  ['', ''],
])('%s has the initial %s', (firstName, expected) => {
  expect(initialOf(firstName)).toBe(expected)
})

it('draws it as text that cannot become markup', () => {
  expect(drawnInitial('S')).toContain('>S</text>')
  const odd = drawnInitial('<"&>')
  expect(odd).toContain('>&lt;&quot;&amp;&gt;</text>')
  expect(odd).toContain('aria-label="&lt;&quot;&amp;&gt;"')
})
