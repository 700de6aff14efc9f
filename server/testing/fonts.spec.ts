import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = [
  ...readFileSync(path.join(import.meta.dirname, 'fonts.conf'), 'utf8').matchAll(/<dir[^>]*>([^<]+)<\/dir>/g),
].map(([, folder = '']) => path.join(import.meta.dirname, folder))

it('names folders for Latin, Devanagari and Chinese, each of which holds one font', () => {
  const files = folders.flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith('.ttf')))
  expect(files).toEqual([
    'NotoSans_400Regular.ttf',
    'NotoSans_500Medium.ttf',
    'NotoSans_700Bold.ttf',
    'NotoSansDevanagari_400Regular.ttf',
    'NotoSansDevanagari_500Medium.ttf',
    'NotoSansDevanagari_700Bold.ttf',
    'ZCOOLXiaoWei_400Regular.ttf',
  ])
})
