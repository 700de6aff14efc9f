import { afterEach, expect, it, vi } from 'vitest'
import { takeToasts } from '../ui/toasts.ts'
import { chooseLanguage, chosenLanguage, textOf } from './intlStore.ts'

afterEach(() => vi.doUnmock('../layout/texts/site.fr.json'))

it('says that a language could not be loaded, and shows it once there is a connection', async () => {
  let isThere = false
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
  vi.doMock('../layout/texts/site.fr.json', () => {
    throw new Error('no connection')
  })
  await chooseLanguage('en')
  await chooseLanguage('fr')
  expect([chosenLanguage().language, textOf('dialog.close')]).toEqual(['fr', 'Close'])
  expect(takeToasts().map(({ message }) => message)).toEqual([textOf('error.network')])
  vi.doUnmock('../layout/texts/site.fr.json')
  isThere = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(textOf('dialog.close')).toBe('Fermer'), 15_000)
})
