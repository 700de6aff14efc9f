import { afterEach, expect, it, vi } from 'vitest'
import { isOffline } from '../browser/connection.ts'
import { takeToasts } from '../ui/toasts.ts'
import { chooseLanguage, chosenLanguage, textOf } from './intlStore.ts'

const frenchTexts = '../layout/texts/site.fr.json'
const chineseTexts = '../layout/texts/site.zh.json'
afterEach(() => {
  for (const texts of [frenchTexts, chineseTexts]) vi.doUnmock(texts)
})

function failing(): never {
  throw new Error('no connection')
}

it('leaves it to the bar that there is no connection, and shows the language once there is', async () => {
  let isThere = false
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
  vi.doMock(frenchTexts, failing)
  await chooseLanguage('en')
  await chooseLanguage('fr')
  expect([chosenLanguage().language, textOf('dialog.close')]).toEqual(['fr', 'Close'])
  await vi.waitFor(() => expect(isOffline()).toBe(true))
  expect(takeToasts()).toEqual([])
  vi.doUnmock(frenchTexts)
  isThere = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(textOf('dialog.close')).toBe('Fermer'), 15_000)
})

it('says that a language could not be loaded although the server is there', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  vi.doMock(chineseTexts, failing)
  await chooseLanguage('zh')
  await vi.waitFor(() =>
    expect(takeToasts().map(({ message }) => message)).toEqual([textOf('error.network')]),
  )
})
