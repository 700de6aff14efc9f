import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { SavedAddressFragment } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLine, streetLine } from '../../../parts/where/addressText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAddressCommands } from './useAddressCommands.ts'

/** What is asked about which address. */
export interface Asked {
  readonly about: 'default' | 'remove'
  readonly address: SavedAddressFragment
}

interface AddressQuestionProps {
  /** Nothing is asked without one. */
  readonly asked: Asked | undefined
  readonly onClose: () => void
  /** It is done; the lists are right already. */
  readonly onDone: (asked: Asked) => void
  /** The server would not: what the list shows is not how things stand. */
  readonly onRefused: () => void
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

/** Asks before the default moves or an address goes, in the documented words (customer document, section 5); a refusal is told inside. */
export function AddressQuestion({ asked, onClose, onDone, onRefused, finalFocus }: AddressQuestionProps) {
  const text = useText()
  const { answer, isSending, problem } = useAnswer({ onDone, onRefused })
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
          <Button onClick={onClose}>
            {text(problem?.isFinal ? 'dialog.close' : 'addresses.form.cancel')}
          </Button>
          {!problem?.isFinal && (
            <Button look={look} disabled={isSending} onClick={() => asked && void answer(asked)}>
              {isSending && <Spinner />}
              {text(yes)}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Notice tone="warn" role="alert">
          {problem.message}
        </Notice>
      )}
      <p>{text(question)}</p>
      {asked && <Which address={asked.address} />}
      {asked?.about === 'remove' && (
        <chakra.p textStyle="t14" color="muted">
          {text('addresses.remove.orders')}
        </chakra.p>
      )}
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

interface Problem {
  readonly message: string
  /** Asking again would change nothing. */
  readonly isFinal: boolean
}

function useAnswer({ onDone, onRefused }: Pick<AddressQuestionProps, 'onDone' | 'onRefused'>) {
  const text = useText()
  const { makeDefault, remove } = useAddressCommands()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const answer = async (asked: Asked) => {
    setSending(true)
    const outcome = await (asked.about === 'default' ? makeDefault : remove)(asked.address.id)
    setSending(false)
    const [refusal] = outcome?.userErrors ?? []
    if (!outcome) return setProblem({ message: text('addresses.noAnswer'), isFinal: false })
    if (refusal) {
      setProblem({ message: refusal.message, isFinal: true })
      return onRefused()
    }
    if (outcome.message) toast('success', outcome.message)
    onDone(asked)
  }
  return { answer, isSending, problem }
}
