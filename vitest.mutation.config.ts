import { defineConfig } from 'vitest/config'
import { pure } from './vitest.config.ts'

/** The examples of the modules whose rules `npm run mutate` changes: others meet a rule only in passing. */
const include = [
  'server/{ordering,points,billing,staffing,series,catalog}/**/*.spec.ts',
  'server/runtime/verify/{invariantsOfDocuments,orderInvariants,planted*}.spec.ts',
  'server/readmodels/{shapes.spec.ts,!(engine)/*.spec.ts}',
  'schema/rules/{bookingCalendar,bookingPeriods}.spec.ts',
]
/** Hundreds of invented lives take as long as all examples together, and a rule should have one that can be read. */
const invented = ['**/every*.spec.ts', '**/longStreams.spec.ts']

export default defineConfig({
  ...pure,
  test: { ...pure.test, include, exclude: [...pure.test.exclude, ...invented] },
})
