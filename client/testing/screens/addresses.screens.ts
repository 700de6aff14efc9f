import type { ScreenState } from './screenState.ts'

/** Saved addresses and their forms. */
export const addressScreens: readonly ScreenState[] = []
