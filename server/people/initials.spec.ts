import { expect, it } from 'vitest'
import { drawnInitials, initialsOf } from './initials.ts'

it.each([
  ['Sam', 'Okafor', 'SO'],
  ['Élodie', 'roy', 'ÉR'],
  ['Lee', '', 'L'],
  [' ana ', ' ', 'A'],
  ['जसलीन', 'कौर', 'जकौ'],
  ['小明', '李', '小李'],
  ['', '', ''],
])('%s %s has the initials %s', (firstName, lastName, expected) => {
  expect(initialsOf({ firstName, lastName })).toBe(expected)
})

it('draws them as text that cannot become markup', () => {
  expect(drawnInitials('SO')).toContain('>SO</text>')
  const odd = drawnInitials('<"&>')
  expect(odd).toContain('>&lt;&quot;&amp;&gt;</text>')
  expect(odd).toContain('aria-label="&lt;&quot;&amp;&gt;"')
})
