import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentIn } from './readModelTables.store.ts'

it('spells a moment of the database as Temporal does, whatever the zone it is told in', () => {
  // as to_json tells it: without zeros at the end of a second's parts
  const cells = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().replace(/[.]?0*Z$/, ''))
  fc.assert(
    fc.property(cells, fc.constantFrom('+00:00', '-06:00', '+05:30'), (cell, offset) => {
      expect(momentIn(`${cell}${offset}`)).toBe(Temporal.Instant.from(`${cell}${offset}`).toString())
    }),
  )
})
