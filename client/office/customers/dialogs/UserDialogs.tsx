import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import type { AskDialog, AskedDialog } from './askedDialog.ts'

interface UserDialogsProps {
  /** Nothing is open without one. */
  readonly asked: AskedDialog | undefined
  readonly customer: OfficeUserCardFragment
  readonly ask: AskDialog
  readonly onClose: () => void
}

const Opened = whenOpened(() => import('./OpenedDialog.tsx').then(({ OpenedDialog }) => OpenedDialog))

/** The dialogs of a customer's card; their code comes when the first one is opened. */
export function UserDialogs({ asked, ...dialog }: UserDialogsProps) {
  return asked ? <Opened asked={asked} {...dialog} /> : null
}
