import { expect, it } from 'vitest'
import { groupName } from './groupName.ts'

const text = (id: string, values?: Record<string, string | number>) => `${id} ${values?.groupNo}`

it('says what a bare number is of, and leaves a name alone', () => {
  expect(groupName(text, '3')).toBe('office.group 3')
  expect(groupName(text, 'Crew 3')).toBe('Crew 3')
  expect(groupName(text, '')).toBe('')
})
