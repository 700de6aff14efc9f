import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Muted } from '../../ui/layout.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
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
    yes: 'addresses.makeDefault',
    look: 'primary',
  },
  remove: {
    title: 'addresses.remove.title',
    question: 'addresses.remove.question',
    yes: 'addresses.remove.title',
    look: 'danger',
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
  const { title, question, yes, look } = words[about]
  return (
    <Dialog
      title={text(title)}
      role="alertdialog"
      closesOutside={false}
      footer={
        <>
          <Button onClick={() => host?.close()}>
            {text(isFinal ? 'dialog.close' : 'addresses.form.cancel')}
          </Button>
          {!isFinal && (
            <Button look={look} disabled={isSending} onClick={() => void run(address.id)}>
              {isSending && <Spinner />}
              {text(yes)}
            </Button>
          )}
        </>
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
