import { rereadPage } from '../../../api/command/command.ts'
import type { SavedAddressFragment } from '../../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../../format/addressText.ts'
import { ConfirmAddressDialog } from '../../parts/confirmAddress/ConfirmAddressDialog.tsx'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { AddressDialog } from './AddressDialog.tsx'
import type { AskDialog, AskedDialog } from './askedDialog.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { MemoDialog } from './MemoDialog.tsx'
import { RechargeDialog } from './RechargeDialog.tsx'
import { ReverseDialog } from './ReverseDialog.tsx'
import { RewardDialog } from './RewardDialog.tsx'
import { TagDialog } from './TagDialog.tsx'

interface OpenedDialogProps {
  readonly asked: AskedDialog
  readonly customer: OfficeUserCardFragment
  readonly ask: AskDialog
  readonly onClose: () => void
}

/** The one that is open. */
export function OpenedDialog({ asked, customer, ask, onClose }: OpenedDialogProps) {
  const props = { customer, onClose }
  switch (asked.name) {
    case 'recharge':
      return <RechargeDialog {...props} />
    case 'reward':
      return <RewardDialog {...props} />
    case 'tag':
      return <TagDialog {...props} />
    case 'memo':
      return <MemoDialog {...props} />
    case 'erase':
      return <EraseDialog {...props} />
    case 'address':
      return <AddressDialog key={asked.address?.id} {...props} address={asked.address} ask={ask} />
    case 'confirm':
      return <Confirm address={asked.address} onClose={onClose} />
    case 'reverse':
      return <ReverseDialog {...props} payment={asked.payment} />
  }
}

interface ConfirmProps {
  readonly address: SavedAddressFragment
  readonly onClose: () => void
}

/** The same dialog as on the orders; afterwards the page is read again. */
function Confirm({ address, onClose }: ConfirmProps) {
  return (
    <ConfirmAddressDialog
      addressId={address.id}
      address={`${streetLine(address)}, ${cityLine(address)}`}
      property={address.property}
      onClose={onClose}
      reread={rereadPage}
    />
  )
}
