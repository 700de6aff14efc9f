import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../schema/rules/enumerations.ts'
import { App } from '../app/App.tsx'
import { routes } from '../app/areas.ts'
import { speak } from '../i18n/intlStore.ts'
import { collectStyles } from './emotionStyles.ts'
import { everyText } from './everyText.ts'

export interface Drawing {
  /** What stands in #root. */
  readonly html: string
  /** The style sheets it needs. */
  readonly styles: string
}

/**
 * Draws a page as a visitor sees it first, without a browser. `main.tsx` draws the same tree, so that the browser can take it over.
 * @throws Error when the page cannot be drawn
 */
export async function drawPage(path: string, language: Language): Promise<Drawing> {
  speak(language, await everyText(language))
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

/** Loaders only look after who may see a page; here nobody is signed in. */
function withoutLoaders({ loader: _, children, ...route }: RouteObject): RouteObject {
  return (children ? { ...route, children: children.map(withoutLoaders) } : route) as RouteObject
}
