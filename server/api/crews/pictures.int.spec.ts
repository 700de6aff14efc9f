import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { RankTitle } from '../../../schema/rules/ranks.ts'
import { officeSteps } from '../../testing/officeSteps.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { openPictures } from './pictures.ts'

/** Static pictures: rank emblems and staff photos (decision I4). */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

/** A new staff member, and the address of the photo as the office is told it. */
async function hired(email: string, change: object) {
  const office = officeSteps(product, (await product.admin()).token)
  const { staffId, staffNo } = await office.hire(email, change)
  const { body } = await office.call<{ staffData: { dbStaff: { id: string; photo: string } }[] }>(
    '/Staff/getStaffData',
    {},
  )
  const photo = body.staffData.find(({ dbStaff }) => dbStaff.id === staffId)?.dbStaff.photo ?? ''
  return { staffId, staffNo, photo }
}

describe('a rank', () => {
  const drawn = readFileSync(new URL('../../../client/ui/RankEmblem.tsx', import.meta.url), 'utf8')

  it.each(Object.values(RankTitle))('has an emblem for %s, the one that the web app draws', async (title) => {
    const { status, headers, text } = await product.send(`/static/ranks/${title}.svg`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    const paths = [...text.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(0)
    for (const each of paths) expect(drawn).toContain(each)
  })

  it.each(['wood.svg', 'bronze', 'bronze.png', '..%2f..%2fpackage.json', '%00', 'constructor'])(
    'has none at %s',
    async (file) => {
      const reply = await product.send(`/static/ranks/${file}`)
      expect([400, 404]).toContain(reply.status)
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    },
  )
})

describe('a staff member', () => {
  it('without a photo is drawn as the first letter of the first name alone, also after they have left', async () => {
    const { staffId, photo } = await hired('sam.o@example.com', { firstName: 'Sam', lastName: 'Okafor' })
    const look = () => product.send(photo)
    const { status, headers, text } = await look()
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    expect(text).toContain('>S</text>')
    const office = officeSteps(product, (await product.admin()).token)
    await office.call('/Staff/removeStaffItem', { staffId })
    expect((await look()).text).toBe(text)
  })

  it('with a photo is shown by it, upright, small, and without where it was taken', async () => {
    const { staffNo, photo } = await hired('photo@example.com', { firstName: 'Kim' })
    const photoFolder = await mkdtemp(path.join(tmpdir(), 'photos-'))
    const server = fastify()
    await openPictures(server, { db: product.database.db, photoFolder })
    const shown = async () => {
      const reply = await server.inject(photo)
      return { ...reply, type: reply.headers['content-type'], bytes: reply.rawPayload }
    }
    const file = path.join(photoFolder, `${staffNo}.jpg`)
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 3/1', GPSLongitudeRef: 'W' }
    // lies on its side, as phones write it: 1200 by 600 turned by a quarter
    const taken = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#369' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'A phone' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('A phone')
    await writeFile(file, taken)
    const first = await shown()
    expect([first.statusCode, first.type]).toEqual([200, 'image/webp'])
    const { exif, width, height, orientation } = await sharp(first.bytes).metadata()
    expect({ exif, width, height, orientation }).toEqual({ width: 256, height: 512 })
    expect((await shown()).bytes).toEqual(first.bytes)

    // another file under the same name, and what is no picture of pixels whatever it is called
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
    await writeFile(file, await red.png().toBuffer())
    expect(await sharp((await shown()).bytes).metadata()).toMatchObject({ width: 40, height: 40 })
    for (const broken of ['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
      await writeFile(file, broken)
      const { statusCode, type, body } = await server.inject(photo).then((reply) => ({
        statusCode: reply.statusCode,
        type: reply.headers['content-type'],
        body: reply.body,
      }))
      expect([statusCode, type]).toEqual([200, 'image/svg+xml; charset=utf-8'])
      expect(body).toContain('>K</text>')
    }
    await server.close()
    await rm(photoFolder, { recursive: true })
  })

  it('is not found by the number, however one goes through them', async () => {
    const [one, other] = [await hired('one@example.com', {}), await hired('other@example.com', {})]
    expect(one.photo).toMatch(/^\/static\/staff\/S-\d{6}\.svg\?token=[\da-f-]{36}$/)
    const path = `/static/staff/${one.staffNo}.svg`
    const foreign = other.photo.split('=')[1]
    const tokens = ['', '?token=', `?token=${foreign}`, `?token=${foreign}&token=${foreign}`, '?token=%00']
    for (const query of [...tokens, `?token=${one.photo.split('=')[1]?.toUpperCase()}`])
      expect([query, (await product.send(path + query)).status]).toEqual([query, 404])
  })

  it.each(['S-000000.svg', 'S-1', '..%2fS-1.svg', 'S-1%00.svg', 'x.svg', `${'9'.repeat(300)}.svg`])(
    'of no known number is not found: %s',
    async (file) => {
      const reply = await product.send(`/static/staff/${file}?token=${crypto.randomUUID()}`, {})
      expect([400, 404]).toContain(reply.status)
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    },
  )
})
