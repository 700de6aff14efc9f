import type { ScreenState } from './screenState.ts'

/** The administrators' main page. */
export const officeStartScreens: readonly ScreenState[] = [
  {
    name: 'admin-main',
    route: '/adminMainPage',
    seenBy: 'admin',
    prepare: (page) => page.getByRole('img').first().waitFor(),
  },
]
