import { describe, expect, it } from 'vitest'
import { orderMaterial } from '../testing/mailSamples.ts'
import { admin, assigned, cancelled, moved, placed, seasonPlaced } from '../testing/orderStory.ts'
import { type CalendarFile, calendarFile, savedCalendarFile } from './calendarFile.ts'
import type { OrderMailKind } from './mailKinds.ts'
import { zoneRules } from './zoneRules.ts'

type Life = Parameters<typeof orderMaterial>[0]
const now = Temporal.Instant.from('2026-11-20T18:00:00Z')
const toTuesday = { to: { date: '2026-11-24', time: '13:00', zone: 'America/Edmonton' }, groupKept: true }

function file(
  kind: OrderMailKind,
  life: Life,
  change: Parameters<typeof orderMaterial>[1] = {},
): CalendarFile {
  const made = calendarFile(kind, orderMaterial(life, change), { now, sequence: life.length - 1 })
  if (!made) throw new Error('no calendar file')
  return made
}

describe('the calendar file of a visit', () => {
  it('holds the arrival time in the zone, and the work as long as it was priced: 208 minutes from 9:30 to 12:58', () => {
    const { method, fileName, content } = file('orderConfirmed', [placed(), assigned()])
    expect([method, fileName]).toEqual(['REQUEST', 'A7K2M9.ics'])
    expect(propertiesOf(content)).toMatchObject({
      METHOD: 'REQUEST',
      UID: 'A7K2M9',
      SEQUENCE: '1',
      DTSTAMP: '20261120T180000Z',
      'DTSTART;TZID=America/Edmonton': '20261123T093000',
      'DTEND;TZID=America/Edmonton': '20261123T125800',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Standard clean (Aspenrow)',
      LOCATION: '12 Spruce Lane NW\\, Calgary AB T2N 1N4',
    })
  })

  it('is tentative while nobody has confirmed it', () => {
    expect(propertiesOf(file('orderReceived', [placed()]).content)).toMatchObject({
      STATUS: 'TENTATIVE',
      SEQUENCE: '0',
    })
  })

  it('keeps its UID and rises with each change, until it is taken out', () => {
    const move = moved(toTuesday, '2026-11-21T15:00:00Z', admin)
    const changed = propertiesOf(file('orderChanged', [placed(), assigned(), move]).content)
    expect(changed).toMatchObject({
      UID: 'A7K2M9',
      SEQUENCE: '2',
      'DTSTART;TZID=America/Edmonton': '20261124T130000',
    })
    const gone = file('orderCancelled', [placed(), assigned(), move, cancelled()])
    expect(gone.method).toBe('CANCEL')
    expect(propertiesOf(gone.content)).toMatchObject({
      METHOD: 'CANCEL',
      UID: 'A7K2M9',
      SEQUENCE: '3',
      STATUS: 'CANCELLED',
    })
  })

  it('fills the day where no time is booked, and the whole period of a season, both ends included', () => {
    const lawn = placed({ slot: 0, bookedFor: { date: '2026-07-03', zone: 'America/Edmonton' } })
    expect(propertiesOf(file('orderReceived', [lawn]).content)).toMatchObject({
      'DTSTART;VALUE=DATE': '20260703',
      'DTEND;VALUE=DATE': '20260704',
      TRANSP: 'TRANSPARENT',
    })
    expect(propertiesOf(file('orderReceived', [seasonPlaced()]).content)).toMatchObject({
      'DTSTART;VALUE=DATE': '20260901',
      'DTEND;VALUE=DATE': '20270501',
    })
  })

  it('takes what people wrote as text', () => {
    const addressLine = 'Line one; "two"\nEND:VEVENT'
    const properties = propertiesOf(file('orderReceived', [placed()], { addressLine }).content)
    expect(properties.LOCATION).toBe('Line one\\; "two"\\nEND:VEVENT')
  })

  it('has lines of 75 bytes at most, each ended by CRLF', () => {
    const { content } = file('orderConfirmed', [placed(), assigned()], { serviceName: '标准清洁'.repeat(30) })
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(content.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('is an entry of its own, inviting nobody, where the customer saves it, and mails update it', () => {
    const material = orderMaterial([placed(), assigned()])
    const { method, content } = savedCalendarFile(material, { now, sequence: 1 })
    const { UID, SEQUENCE, 'DTSTART;TZID=America/Edmonton': start } = propertiesOf(content)
    expect([method, UID, SEQUENCE, start]).toEqual(['PUBLISH', 'A7K2M9', '1', '20261123T093000'])
    expect(content).toContain('METHOD:PUBLISH')
    expect(content).not.toContain('ATTENDEE')
  })

  it('is not made for mails that change nothing in a calendar', () => {
    const material = orderMaterial([placed(), assigned()])
    for (const kind of ['orderReminder', 'orderCompleted'] as const)
      expect(calendarFile(kind, material, { now, sequence: 1 })).toBeUndefined()
  })
})

describe('the rules of a zone', () => {
  const of = (zone: string, first: string, last = first) =>
    zoneRules(zone, { first: Temporal.PlainDate.from(first), last: Temporal.PlainDate.from(last) }).split(
      '\r\n',
    )

  it('tell that Alberta changed its clocks for the last time in March 2026', () => {
    expect(of('America/Edmonton', '2026-11-23')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Edmonton',
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20260101T000000',
        'TZOFFSETFROM:-0700',
        'TZOFFSETTO:-0700',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:20260308T020000',
        'TZOFFSETFROM:-0700',
        'TZOFFSETTO:-0600',
        'END:DAYLIGHT',
      ],
      'END:VTIMEZONE',
    ])
    expect(
      of('America/Edmonton', '2027-03-01', '2028-02-01').filter((line) => line.startsWith('TZOFFSET')),
    ).toEqual(['TZOFFSETFROM:-0600', 'TZOFFSETTO:-0600'])
  })

  it('tell both changes of a zone that still has them, and odd offsets', () => {
    expect(of('America/Toronto', '2026-07-01').filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20260101T000000',
      'DTSTART:20260308T020000',
      'DTSTART:20261101T020000',
    ])
    expect(of('America/St_Johns', '2026-07-01')).toContain('TZOFFSETTO:-0230')
  })
})

/** Unfolds the lines and reads the calendar's and the entry's properties back. */
function propertiesOf(content: string): Record<string, string> {
  const lines = content.replaceAll('\r\n ', '').split('\r\n')
  const zone = [lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE')] as const
  const own = lines.filter((_, place) => place < zone[0] || place > zone[1])
  return Object.fromEntries(
    own.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}
