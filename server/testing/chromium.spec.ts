import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findChromium } from './chromium.ts'
import { roomInMemory } from './roomInMemory.ts'

const fontsFile = path.join(import.meta.dirname, 'fonts.conf')

afterEach(() => vi.unstubAllEnvs())

it('takes the browser that CHROMIUM_PATH names before any other, with the letters of npm', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('FONTCONFIG_FILE', '/etc/fonts/fonts.conf')
  expect(await findChromium()).toMatchObject({
    executablePath: process.execPath,
    env: { FONTCONFIG_FILE: fontsFile },
  })
})

it('keeps what the browser shares between its processes in memory, where there is room', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  const { env } = await findChromium()
  expect(env.TMPDIR).toBe(await roomInMemory())
})

it('refuses a CHROMIUM_PATH that names no file', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH names no file: /no/such/browser')
})

it('has letters for Latin, Devanagari and Chinese, one font a folder', () => {
  const text = readFileSync(fontsFile, 'utf8')
  const folders = [...text.matchAll(/<dir[^>]*>([^<]+)<\/dir>/g)].map(([, folder = '']) => folder)
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder)).filter((file) => file.endsWith('.ttf')),
  )
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
