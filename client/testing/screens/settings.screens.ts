import type { ScreenState } from './screenState.ts'

/** What a customer changes about the account. */
export const settingsScreens: readonly ScreenState[] = []
