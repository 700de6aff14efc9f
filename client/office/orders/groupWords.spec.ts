import { expect, it } from 'vitest'
import { groupWords } from './groupWords.ts'

const text = (id: string, values?: Record<string, string | number>) => `${id} ${values?.groupNo}`

it('says what a bare number is of, and leaves a name alone', () => {
  expect(groupWords(text, '3')).toBe('office.group 3')
  expect(groupWords(text, 'Crew 3')).toBe('Crew 3')
  expect(groupWords(text, '')).toBe('')
})
