import { DASHBOARD } from '../dashboardDocuments.ts'
import type { ValidOperation } from './validCall.ts'

/** The office's dashboard, at `/graphql`. */
export const dashboardOperations: readonly ValidOperation[] = [
  { root: 'dashboard', query: DASHBOARD, variables: () => ({}), audience: 'admin' },
]
