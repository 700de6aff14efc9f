import type { OfficeUserCardFragment } from '../../../../gql/graphql.ts'
import { whenOpened } from '../../../../ui/whenOpened.tsx'
import type { AskedDialog } from './askedDialog.ts'

interface UserDialogsProps {
  /** Nothing is open without one. */
  readonly asked: AskedDialog | undefined
  readonly customer: OfficeUserCardFragment
  readonly onClose: () => void
}

const Opened = whenOpened(() => import('./OpenedDialog.tsx').then(({ OpenedDialog }) => OpenedDialog))

/** The dialogs of a customer's card; their code comes when the first one is opened. */
export function UserDialogs({ asked, customer, onClose }: UserDialogsProps) {
  return asked ? <Opened asked={asked} customer={customer} onClose={onClose} /> : null
}
