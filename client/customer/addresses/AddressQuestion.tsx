import { chakra } from '@chakra-ui/react/styled-system'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Muted } from '../../ui/layout.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { makeDefault, removeAddress } from './addressCommands.ts'

/** The question and its address. */
export interface Asked {
  readonly about: 'default' | 'remove'
  readonly address: SavedAddressFragment
}

interface AddressQuestionProps {
  /** Without one nothing is asked. */
  readonly asked: Asked | undefined
  readonly onClose: () => void
  /** It is done; the lists are updated already. */
  readonly onDone: (asked: Asked) => void
  readonly finalFocus: () => HTMLElement | null
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
export function AddressQuestion({ asked, onClose, onDone, finalFocus }: AddressQuestionProps) {
  const text = useText()
  const { run, isSending, failed } = useCommand()
  // asking again would change nothing
  const isFinal = failed !== undefined && failed.failure === undefined
  const answer = async ({ about, address }: Asked) => {
    const reply = await run(() => (about === 'default' ? makeDefault : removeAddress)(address.id))
    if (reply?.userErrors.length === 0) onDone({ about, address })
  }
  const { title, question, yes, look } = words[asked?.about ?? 'default']
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={text(title)}
      role="alertdialog"
      closesOutside={false}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={onClose}>{text(isFinal ? 'dialog.close' : 'addresses.form.cancel')}</Button>
          {!isFinal && (
            <Button look={look} disabled={isSending} onClick={() => asked && void answer(asked)}>
              {isSending && <Spinner />}
              {text(yes)}
            </Button>
          )}
        </>
      }
    >
      <Problem reply={failed} />
      <p>{text(question)}</p>
      {asked && <Which address={asked.address} />}
      {asked?.about === 'remove' && <Muted>{text('addresses.remove.orders')}</Muted>}
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
