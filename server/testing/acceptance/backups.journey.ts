import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../freshDatabase.ts'
import { runBuiltCommand, startServerProcess } from '../serverProcess.ts'
import { openBlackBox } from './blackBox.ts'
import { signedIn } from './people.ts'
import { rowsIn } from './rowsIn.ts'
import type { World } from './world.ts'

const PHOTO = Buffer.from('not a picture, but as long as one: '.repeat(4_000))

/** The data of all other journeys, backed up from the running product and restored elsewhere. */
export function backups(theWorld: () => World): void {
  describe('a backup of the running product', () => {
    let place: FreshDatabase
    let folder: string
    let file: string
    const environment = () => ({ DATABASE_URL: place.url, DATA_DIR: folder })
    const restore = (...args: string[]) => runBuiltCommand('restore', environment(), [file, ...args])
    beforeAll(async () => {
      place = await freshDatabase()
      folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-restored-'))
      file = path.join(folder, 'backup.gz')
    })
    afterAll(async () => {
      await place.drop()
      await rm(folder, { recursive: true, force: true })
    })

    it('is restored where nothing is, row by row, with the photos', async () => {
      const world = theWorld()
      const photos = path.join(world.folder, 'photos')
      await mkdir(photos)
      await writeFile(path.join(photos, 'S-100001.webp'), PHOTO)
      const before = await contentOf(world.database.url)
      expect(await world.run('backup', file)).toEqual({ code: 0, output: '' })
      const after = await contentOf(world.database.url)
      expect(await restore()).toMatchObject({
        code: 0,
        output: expect.stringContaining('tables; photos: 1.'),
      })
      const restored = await contentOf(place.url)
      expect([...restored.keys()]).toEqual([...after.keys()])
      // a running product settles mails meanwhile, and the version of the reference data rises with every writing of it
      const still = [...after].filter(
        ([table, content]) => before.get(table) === content && table !== 'public.reference_data_version',
      )
      expect(still.map(([table]) => table)).toEqual(expect.arrayContaining(['es.event', 'public.customer']))
      expect(Object.fromEntries(restored)).toMatchObject(Object.fromEntries(still))
      expect(await readFile(path.join(folder, 'photos', 'S-100001.webp'))).toEqual(PHOTO)
    })

    it('is not restored over anything, unless told, and never under somebody who is at work', async () => {
      const world = theWorld()
      expect(await restore()).toMatchObject({
        code: 1,
        output: expect.stringMatching(/is not empty: .*--replace/),
      })
      expect(await world.run('restore', file, '--replace')).toMatchObject({
        code: 1,
        output: expect.stringMatching(/This database is in use/),
      })
      expect(await restore('--replace')).toMatchObject({ code: 0 })
    })

    it('is a product again: people sign in, their orders are there, every invariant holds', async () => {
      const server = await startServerProcess({ ...environment(), DEMO_DATA: 'on', LOG_LEVEL: 'warn' })
      const box = openBlackBox(server.url)
      const self = await signedIn(box, '/Account/loginAccount', ['avery@example.com', 'demo-avery'])
      const { avery } = theWorld()
      const history = { userId: avery.userId, catalog: 1 }
      const [there, here] = await Promise.all([
        avery.good('/Service/getUserOrderList', history),
        self.good('/Service/getUserOrderList', history),
      ])
      expect(here).toEqual(there)
      await server.stop()
      expect(await runBuiltCommand('verify', environment())).toMatchObject({ code: 0 })
    })
  })
}

/** The rows of each table that a backup holds. */
async function contentOf(url: string): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsIn(url)
  return new Map([...rows].map(([table, lines]) => [table, lines.toSorted().join('\n')]))
}
