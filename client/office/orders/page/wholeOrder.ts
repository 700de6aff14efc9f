import type { OfficeOrderPageQuery } from './orderPage.generated.ts'

/** An order with its story, as its page shows it. */
export type WholeOrder = NonNullable<OfficeOrderPageQuery['adminOrder']>
