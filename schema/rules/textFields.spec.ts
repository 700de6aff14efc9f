import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/faultsOf.ts'
import { lines, nameField } from './textFields.ts'

describe('names', () => {
  it.each(['O’Brien', 'Zoë', '李小龙', 'राजेश', 'क्‍ष', 'Łukasz-Ян', "D'Arcy"])('%s is one', (name) => {
    expect(nameField.parse(`  ${name} `)).toBe(name.normalize('NFC'))
  })

  it('has one spelling of an accent', () => {
    expect(nameField.parse('Zoe\u0308')).toBe('Zo\u00EB')
  })

  it.each(['a\u0000b', 'a\u202Eb', 'a\u200Bb', 'a\uD800b', 'a\nb', '\u2066a'])('%j is none', (name) => {
    expect(faultsOf(nameField, name)).toEqual([{ code: 'FIELD_INVALID' }])
  })
})

describe('a text of several lines', () => {
  it('keeps its lines and tabs, in one spelling of line breaks', () => {
    expect(lines(500).parse(' Gate:\t1234\r\nDog\rinside \n')).toBe('Gate:\t1234\nDog\ninside')
  })

  it('is counted as people count: 500 pictures fit, 501 do not', () => {
    expect(lines(500).parse('🧹'.repeat(500))).toBe('🧹'.repeat(500))
    const { error } = lines(500).safeParse('🧹'.repeat(501))
    expect(error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 500, message: 'FIELD_TOO_LONG' })
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u202eb', 'a\u200bb', 'a\ud800b'])(
    'refuses %j, which nobody can read',
    (text) => {
      expect(lines(500).safeParse(text).error?.issues[0]?.message).toBe('FIELD_INVALID')
    },
  )
})
