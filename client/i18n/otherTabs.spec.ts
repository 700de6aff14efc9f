import { beforeEach, expect, it, vi } from 'vitest'
import { serverCall } from '../api/serverCall.ts'
import { fakeServer } from '../testing/fakeServer.ts'
import {
  chooseLanguage,
  chosenLanguage,
  followOtherTabs,
  needTexts,
  startLanguage,
  textOf,
} from './intlStore.ts'
import { saveLanguage } from './languageChoice.ts'

beforeEach(() => chooseLanguage('en'))

const kept = () => [
  localStorage.getItem('preferredLanguage'),
  /preferredLanguage=(\w+)/.exec(document.cookie)?.[1],
]

it('keeps the choice of another tab when it needs more texts of its own language', async () => {
  saveLanguage('fr')
  await needTexts('home')
  expect(kept()).toEqual(['fr', 'fr'])
  expect([chosenLanguage().language, document.documentElement.lang]).toEqual(['en', 'en-CA'])
})

it('asks in the language it shows', async () => {
  saveLanguage('fr')
  const server = fakeServer({ '/any': () => ({}) })
  await serverCall('/any')
  expect(server.calls[0]?.headers.get('accept-language')).toBe('en-CA')
})

it('asks for none while nobody has chosen one, so that the server takes none for chosen (decision G10)', async () => {
  localStorage.removeItem('preferredLanguage')
  const server = fakeServer({ '/any': () => ({}) })
  await serverCall('/any')
  await chooseLanguage('en')
  await serverCall('/any')
  expect(server.calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['*', 'en-CA'])
})

it('follows the choice of another tab', async () => {
  const stop = followOtherTabs()
  localStorage.setItem('preferredLanguage', 'fr')
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferredLanguage', newValue: 'fr' }))
  await vi.waitFor(() => expect(textOf('dialog.close')).toBe('Fermer'), 15_000)
  expect(document.documentElement.lang).toBe('fr-CA')
  stop()
})

it('begins in the language its page was drawn in, and follows what was chosen since', async () => {
  saveLanguage('fr')
  await startLanguage('en')
  expect(textOf('dialog.close')).toBe('Close')
  const stop = followOtherTabs()
  await vi.waitFor(() => expect(textOf('dialog.close')).toBe('Fermer'), 15_000)
  stop()
})

it('stays in its language when another tab forgets the choice', async () => {
  const stop = followOtherTabs()
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferredLanguage', newValue: null }))
  await needTexts('policy')
  expect(chosenLanguage().language).toBe('en')
  stop()
})

it('brings the cookie of an earlier choice up to date when it starts', async () => {
  saveLanguage('fr')
  localStorage.setItem('preferredLanguage', 'zh')
  await startLanguage()
  expect(kept()).toEqual(['zh', 'zh'])
})
