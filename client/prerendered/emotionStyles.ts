import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Collects the styles of a page that is drawn without a browser.
 * @returns the cache to draw with, and `written`, which gives the style sheets of what was drawn, named so that Emotion takes them
 * over in the browser instead of writing them again
 */
export function collectStyles(): { readonly cache: EmotionCache; readonly written: () => string } {
  const cache = createCache({ key: 'css' })
  const globals: string[] = []
  const { insert } = cache
  // With this set, Emotion keeps what it would otherwise write beside every element.
  cache.compat = true
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (!selector) globals.push(serialized.name)
    return insert(selector, serialized, sheet, shouldCache)
  }
  return { cache, written: () => sheets(cache.inserted, globals) }
}

function sheets(inserted: EmotionCache['inserted'], globals: readonly string[]): string {
  const own = Object.keys(inserted).filter((name) => !globals.includes(name))
  const css = (names: readonly string[]) => names.map((name) => inserted[name]).join('')
  return [
    ...[...new Set(globals)].map((name) => `<style data-emotion="css-global ${name}">${css([name])}</style>`),
    `<style data-emotion="css ${own.join(' ')}">${css(own)}</style>`,
  ].join('')
}
