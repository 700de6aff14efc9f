import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Muted } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { makeDefault, removeAddress } from './addressCommands.ts'

interface AddressQuestionProps {
  readonly about: 'default' | 'remove'
  readonly address: SavedAddressFragment
  /** The address whose card gets the focus once it is done. */
  readonly focused: string | undefined
}

const words = {
  default: {
    title: 'addresses.makeDefault',
    question: 'addresses.makeDefault.question',
  },
  remove: {
    title: 'addresses.remove.title',
    question: 'addresses.remove.question',
  },
} as const

/**
 * Asks before the default moves or an address is removed, in the documented words (customer document, section 5); it shows a refusal
 * itself.
 */
export function AddressQuestion({ about, address, focused }: AddressQuestionProps) {
  const text = useText()
  const host = useDialogHost()
  const { run, isSending, failed } = useCommand(about === 'default' ? makeDefault : removeAddress, {
    onDone: () => host?.close(focused),
  })
  // asking again would change nothing
  const isFinal = failed !== undefined && failed.failure === undefined
  const keptBy = failed?.userErrors.find(({ code }) => code === RejectionCode.ADDRESS_HAS_SERIES)
  const { title, question } = words[about]
  return (
    <Dialog
      title={text(title)}
      role="alertdialog"
      closesOutside={false}
      footer={
        <DialogButtons
          cancelLabel={text(isFinal ? 'dialog.close' : 'form.cancel')}
          submitLabel={isFinal ? undefined : text(title)}
          onSubmit={() => void run(address.id)}
          isDestructive={about === 'remove'}
          isSending={isSending}
        />
      }
    >
      <Problem reply={failed} />
      {keptBy?.recordId && (
        <Link to={userSeriesPath(keptBy.recordId)}>{text('addresses.remove.series')}</Link>
      )}
      <p>{text(question)}</p>
      <Which address={address} />
      {about === 'remove' && <Muted>{text('addresses.remove.orders')}</Muted>}
    </Dialog>
  )
}

function Which({ address }: { readonly address: SavedAddressFragment }) {
  return (
    <p>
      <chakra.strong fontWeight="strong">{streetLine(address)}</chakra.strong>
      <br />
      {cityLine(address)}
    </p>
  )
}
