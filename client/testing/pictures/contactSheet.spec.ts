import { expect, it } from 'vitest'
import { contactSheet } from './contactSheet.ts'

it('has a row for each screen with its pictures in order', () => {
  const page = new DOMParser().parseFromString(
    contactSheet('Pictures', [
      { name: 'login', caption: '390 light', file: 'login-390-light.png' },
      { name: 'home', caption: '390 light', file: 'home-390-light.png' },
      { name: 'login', caption: '1280 dark', file: 'login-1280-dark.png' },
    ]),
    'text/html',
  )
  const rows = [...page.querySelectorAll('section')].map((section) => ({
    title: section.querySelector('h2')?.textContent,
    files: [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }))
  expect(rows).toEqual([
    { title: 'login', files: ['login-390-light.png', 'login-1280-dark.png'] },
    { title: 'home', files: ['home-390-light.png'] },
  ])
  expect(page.querySelector('img')?.alt).toBe('login, 390 light')
})
