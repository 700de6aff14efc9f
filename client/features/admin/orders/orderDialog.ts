import type { OfficeOrderCardFragment } from '../../../gql/graphql.ts'
import type { CommandResult } from '../../../parts/orders/useOrderCommand.ts'

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  /** As it is now. */
  readonly order: OfficeOrderCardFragment
  readonly onClose: () => void
  readonly settle: (result: CommandResult) => void
}
