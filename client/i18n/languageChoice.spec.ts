import { expect, it } from 'vitest'
import { languageCookie } from './languageChoice.ts'

it('is kept in a cookie for a year, which goes to this site alone', () => {
  expect(languageCookie('fr', 'http:')).toBe('preferredLanguage=fr; path=/; max-age=31536000; samesite=lax')
})

it('is kept over https under a name that no other host can give a cookie', () => {
  expect(languageCookie('ind', 'https:')).toBe(
    '__Host-preferredLanguage=ind; path=/; max-age=31536000; samesite=lax; secure',
  )
})
