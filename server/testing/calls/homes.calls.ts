import type { ValidCall } from './validCall.ts'

/** Saved addresses and the office's customers, through the documented calls. */
export const homesCalls: readonly ValidCall[] = [
  { path: '/Staff/getAdminUserData', body: () => ({ curPageIndex: 1, pageSize: 10 }) },
]
