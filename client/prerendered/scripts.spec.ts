import { expect, it } from 'vitest'
import { loadedBy, scriptsOf, sourceCalled } from './scripts.ts'

const manifest = {
  'hydrate.ts': { file: 'assets/hydrate.js', imports: ['_helper'], dynamicImports: ['_start'] },
  _start: { file: 'assets/start.js', imports: ['_react', '_helper'] },
  'Home.tsx': { file: 'assets/Home.js', imports: ['_start', '_react'] },
  _react: { file: 'assets/react.js' },
  _helper: { file: 'assets/helper.js' },
}

it('names every file once, however many need it', () => {
  expect(scriptsOf(manifest, ['_start', 'Home.tsx'])).toEqual([
    '/assets/start.js',
    '/assets/Home.js',
    '/assets/react.js',
    '/assets/helper.js',
  ])
})

it('knows what a file loads later', () => {
  expect(loadedBy(manifest, 'hydrate.ts')).toEqual(['_start'])
})

it('finds a source by its name, wherever it lies', () => {
  const built = { 'customer/home/texts/home.fr.json': { file: 'assets/text-home-fr.js' } }
  expect(sourceCalled(built, 'home.fr.json')).toBe('customer/home/texts/home.fr.json')
  expect(() => sourceCalled(built, 'me.fr.json')).toThrow('me.fr.json is no file of the build')
})

it('does not draw a page whose chunk has another name', () => {
  expect(() => scriptsOf(manifest, ['Away.tsx'])).toThrow('Away.tsx is no file of the build')
})
