import type { ScreenState } from './screenState.ts'

/** Points, experience and payments over time, and how to recharge. */
export const historyScreens: readonly ScreenState[] = []
