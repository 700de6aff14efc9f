import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '../../schema/rules/enumerations.ts'
import { setMessages } from '../i18n/intlStore.ts'
import { everyText } from './drawPage.tsx'
import { pageDocument } from './pageDocument.ts'
import { visitorPages } from './visitorPages.ts'

const shell = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8')
const drawing = { html: '<h1>$& Home</h1>', styles: '<style>h1{}</style>' }
const files = {
  firstScripts: ['/assets/hydrate.js', '/assets/helper.js'],
  scripts: ['/assets/start.js', '/assets/a.js'],
}

describe.each(languages)('in %s', (language) => {
  beforeEach(async () => setMessages(language, await everyText(language)))

  it.each(visitorPages)('$path says what it is, and each in its own words', (page) => {
    const built = new DOMParser().parseFromString(
      pageDocument(shell, { ...drawing, ...files, page, language }),
      'text/html',
    )
    const said = (name: string) => built.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    expect(built.title).toMatch(/^\S.* – Aspenrow$/)
    expect(said('description')?.getAttribute('content')).toMatch(/^[^{}]{20,160}$/)
    expect(said('og:title')?.getAttribute('content')).toBe(built.title)
    expect(said('robots')).toBeNull()
    expect(built.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`{{origin}}${page.path}`)
    expect(built.documentElement.dataset).toMatchObject({ drawn: language })
  })
})

it('begins with the small script and names the others', async () => {
  setMessages('en', await everyText('en'))
  const [page] = visitorPages
  if (!page) throw new Error('There are visitor pages')
  const built = pageDocument(shell, { ...drawing, ...files, page, language: 'en' })
  expect(built.match(/<script[^>]*src="([^"]*)"/g)).toEqual([
    '<script src="/firstPaint.js"',
    '<script type="module" src="/assets/hydrate.js"',
  ])
  expect(built).toContain('<link rel="modulepreload" href="/assets/helper.js">')
  expect(built).toContain('content="/assets/start.js /assets/a.js"')
  expect(built).toContain('<div id="root"><h1>$& Home</h1></div>')
})

it('fails when the shell has no place for something', () => {
  const [page] = visitorPages
  if (!page) throw new Error('There are visitor pages')
  expect(() => pageDocument('<html lang="en">', { ...drawing, ...files, page, language: 'en' })).toThrow(
    /has no/,
  )
})
