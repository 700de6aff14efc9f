import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/faultsOf.ts'
import { lines, nameField, optionalLine } from './textFields.ts'

describe('names', () => {
  it.each(['O’Brien', 'Zoë', '李小龙', 'राजेश', 'क्‍ष', 'Łukasz-Ян', "D'Arcy"])('%s is one', (name) => {
    expect(nameField.parse(`  ${name} `)).toBe(name.normalize('NFC'))
  })

  it('has one spelling of an accent', () => {
    expect(nameField.parse('Zoe\u0308')).toBe('Zo\u00EB')
  })

  it.each(['a\u0000b', 'a\u202Eb', 'a\u200Bb', 'a\uD800b', 'a\nb', '\u2066a', 'a\u2028b'])(
    '%j is none',
    (name) => {
      expect(faultsOf(nameField, name)).toEqual([{ code: 'FIELD_INVALID' }])
    },
  )

  it.each([
    ...'\u3164\u2800\u200D\u00AD\u200E\u034F\uFE0F\u2062\u180E\u115F\u1160\uFFA0\u0301',
    '\u{E0041}',
    '\u2800\u00AD',
  ])('%j shows nothing, so that it is asked for', (blank) => {
    expect(faultsOf(nameField, blank)).toEqual([{ code: 'FIELD_REQUIRED' }])
    expect(optionalLine(20).parse(blank)).toBe('')
  })

  it.each(['7', '-', '🧹', 'אב', 'श्र'])('%j says something', (name) => {
    expect(nameField.parse(name)).toBe(name)
  })

  it('leaves marks of direction away, which some keyboards add', () => {
    expect(nameField.parse('\u200Fדוד\u200E')).toBe('דוד')
  })

  it.each([
    'Win at http://evil.example/x',
    'x.co/a',
    'evil.example/prize',
    'WWW.evil',
    'a@evil.example',
    'x.co?a=1',
  ])('%j is none, because mail programs make a link of it', (name) => {
    expect(faultsOf(nameField, name)).toEqual([{ code: 'FIELD_INVALID' }])
  })

  it.each(['J.R. Simplot', 'St. John’s/Mount Pearl', 'c/o R. Roy', 'Mr.Lee'])('%j is no link', (name) => {
    expect(nameField.parse(name)).toBe(name)
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
