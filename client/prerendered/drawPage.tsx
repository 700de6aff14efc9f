import type { EmotionCache } from '@emotion/cache'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../schema/rules/enumerations.ts'
import { App } from '../app/App.tsx'
import { routes } from '../app/areas.ts'
import { setMessages } from '../i18n/intlStore.ts'
import { loadMessages, visitorParts } from '../i18n/loadMessages.ts'
import type { Messages } from '../i18n/messageId.ts'

export interface Drawing {
  /** The content of #root. */
  readonly html: string
  /** The style sheets it needs. */
  readonly styles: string
}

/**
 * Renders a page as a visitor first sees it, without a browser. `main.tsx` renders the same tree, so that the browser can hydrate it.
 * @throws Error when the page cannot be rendered
 */
export async function drawPage(path: string, language: Language): Promise<Drawing> {
  setMessages(language, await everyText(language))
  const router = createMemoryRouter(routes.map(withoutLoaders), { initialEntries: [path] })
  await new Promise<void>((ready) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      ready()
    })
  })
  const [fault] = Object.values(router.state.errors ?? {})
  if (fault) throw fault
  const { cache, written } = collectStyles()
  const html = renderToString(
    <CacheProvider value={cache}>
      <App>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>,
  )
  if (html.includes('<!--$!-->'))
    throw new Error(`${path} has a part that is fetched: it can be drawn only in the browser`)
  return { html, styles: written() }
}

/** Loaders only guard pages; here nobody is signed in. */
function withoutLoaders({ loader: _, children, ...route }: RouteObject): RouteObject {
  return (children ? { ...route, children: children.map(withoutLoaders) } : route) as RouteObject
}

/**
 * Collects the styles of a prerendered page.
 * @returns the cache to render with, and `written`, which gives the style sheets under names by which Emotion recognises them in the
 * browser
 */
function collectStyles(): { readonly cache: EmotionCache; readonly written: () => string } {
  const cache = createCache({ key: 'css' })
  const globals: string[] = []
  const { insert } = cache
  // With this set, Emotion collects styles instead of writing them beside every element.
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

const heads = import.meta.glob<Messages>('./texts/head.*.json', { import: 'default', eager: true })

/** All visitor texts of a language, including those for search engines, which no browser loads. */
export async function everyText(language: Language): Promise<Messages> {
  const head = heads[`./texts/head.${language}.json`]
  if (!head) throw new Error(`No head texts in ${language}`)
  return Object.assign(await loadMessages(language, visitorParts()), head)
}
