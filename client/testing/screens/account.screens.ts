import { failingServer, openMenu } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** The account's first page and the pages about the rank. */
export const accountScreens: readonly ScreenState[] = [
  { name: 'account', route: '/account', seenBy: 'avery' },
  { name: 'account-menu', route: '/account', seenBy: 'avery', prepare: openMenu },
  { name: 'account-new', route: '/account', seenBy: 'noor' },
  { name: 'account-failed', route: '/account', seenBy: 'avery', arrange: failingServer },
  { name: 'rank', route: '/rankDetail', seenBy: 'avery' },
  { name: 'rank-new', route: '/rankDetail', seenBy: 'noor' },
  { name: 'rank-failed', route: '/rankDetail', seenBy: 'avery', arrange: failingServer },
]
