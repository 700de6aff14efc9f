import { expect, it } from 'vitest'
import { groupName } from './groupName.ts'

const text = (id: string, values?: Record<string, string | number>) => `${id} ${values?.groupNo}`

it('names a crew by its number in every language, and leaves a name alone', () => {
  expect(groupName(text, '3')).toBe('office.group 3')
  expect(groupName(text, 'Crew 3')).toBe('office.group 3')
  expect(groupName(text, 'North 3')).toBe('North 3')
  expect(groupName(text, '')).toBe('')
})
