import { inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { newCharacters, pictureOf } from './captchas.store.ts'

/** The captcha's picture: pixels alone, bent anew each time (decision L13). */

/** The parts that a PNG is made of, by name. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const content = png.subarray(at + 8, at + 8 + length)
    chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.of(), content]))
    at += length + 12
  }
  return chunks
}

/** Which pixels are ink, told by their brightness. */
function inkOf(png: Buffer): readonly boolean[] {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="128"><image width="400" height="128" href="${href}"/></svg>`
  const { pixels } = new Resvg(page).render()
  return Array.from({ length: pixels.length / 4 }, (_, place) => (pixels[place * 4 + 1] ?? 255) < 128)
}

/** Of the pixels that are ink in one of two pictures, how many are so in both. */
function likeness(one: readonly boolean[], other: readonly boolean[]): number {
  const either = one.filter((isInk, place) => isInk || other[place]).length
  return one.filter((isInk, place) => isInk && other[place]).length / either
}

describe('the picture', () => {
  it('is a PNG of 400 by 128 pixels without any text or vector in it', async () => {
    const png = await pictureOf('Kx7Pq')
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    const chunks = chunksOf(png)
    expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)]).toEqual([400, 128])
    const raw = inflateSync(chunks.get('IDAT') ?? Buffer.of()).toString('latin1')
    expect(raw + png.toString('latin1')).not.toMatch(/svg|path|<text|Kx7Pq/i)
  })

  it('shows the same text quite differently each time', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => pictureOf('ABCDE')))
    const inks = pictures.map(inkOf)
    const pairs = inks.flatMap((one, first) => inks.slice(first + 1).map((other) => likeness(one, other)))
    // the same letters of one font at the same place have 1
    for (const each of pairs) expect(each).toBeLessThan(0.6)
    expect(pairs.reduce((sum, each) => sum + each, 0) / pairs.length).toBeLessThan(0.4)
  })

  it('has letters, whichever the operator chose', async () => {
    const covered = async (text: string) => inkOf(await pictureOf(text)).filter(Boolean).length
    const nothing = await covered('')
    for (const text of ['4321', 'Kx7Pq', '<&">', 'WWWWWWWWWWWW']) {
      expect(await covered(text)).toBeGreaterThan(nothing + 1_000)
    }
  })
})

it('is of five characters that nobody mixes up', () => {
  const drawn = Array.from({ length: 200 }, newCharacters)
  for (const text of drawn) expect(text).toMatch(/^[A-HKMNP-RT-Y346789]{5}$/)
  expect(new Set(drawn).size).toBeGreaterThan(190)
})
