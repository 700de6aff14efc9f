import type { ScreenState } from './screenState.ts'

/** Pages for everybody. */
export const siteScreens: readonly ScreenState[] = [
  { name: 'home', route: '/', seenBy: 'visitor' },
  { name: 'about', route: '/about', seenBy: 'visitor' },
  { name: 'policy', route: '/policy', seenBy: 'visitor' },
  { name: 'not-found', route: '/*', seenBy: 'visitor', address: '/no-such-page' },
]
