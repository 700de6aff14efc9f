import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useRef, useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { sendIdempotent } from '../../api/command/command.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { cleanNote, noteLength } from '../../domain/orders/noteLength.ts'
import { UnsavedChangesGuard } from '../../forms/UnsavedChangesGuard.tsx'
import { useKeptTyping } from '../../forms/useKeptTyping.ts'
import { useText } from '../../i18n/useText.ts'
import { type ControlProps, Field, TextArea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { AddInstructionsDocument, type OrderDetailFragment } from './orders.generated.ts'

interface InstructionsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
  readonly order: OrderDetailFragment
}

const max = businessRules.lengths.text

/** A note to the crew, up to 500 characters, until service starts (decisions E11, K8). Input stays when it is closed. */
export function InstructionsDialog({ isOpen, onClose, finalFocus, order }: InstructionsDialogProps) {
  const text = useText()
  const { area, note, setNote, fault, failed, send, isSending } = useNote(order.orderNo, {
    isOpen,
    onClose,
  })
  const guard = <UnsavedChangesGuard hasChanges={note.trim() !== ''} />
  if (!isOpen) return guard
  return (
    <FormDialog
      title={text('orders.actions.addInstructions')}
      about={text('orders.instructions.hint')}
      onClose={onClose}
      finalFocus={finalFocus}
      onSubmit={() => void send()}
      cancelLabel={text('form.cancel')}
      submitLabel={text('orders.actions.addInstructions')}
      isSending={isSending}
    >
      <Problem reply={failed} />
      <div>
        <Field label={text('orders.instructions.label')} error={fault}>
          {(control) => <NoteArea area={area} control={control} note={note} onChange={setNote} />}
        </Field>
        <Counter count={noteLength(note)} />
      </div>
      {guard}
    </FormDialog>
  )
}

interface NoteAreaProps {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly control: ControlProps
  readonly note: string
  readonly onChange: (note: string) => void
}

function NoteArea({ area, control, note, onChange }: NoteAreaProps) {
  return (
    <TextArea
      {...control}
      ref={area}
      data-autofocus=""
      rows={5}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** How much of the note's limit is used; announced only near the limit, not at every key. */
function Counter({ count }: { readonly count: number }) {
  const text = useText()
  const words = text('orders.instructions.count', { count, max })
  return (
    <>
      <chakra.p
        aria-hidden
        mt="1"
        textAlign="end"
        textStyle="t14"
        fontVariantNumeric="tabular-nums"
        color={count > max ? 'danger' : 'muted'}
      >
        {words}
      </chakra.p>
      <HiddenText role="status">{count > max - 50 ? words : ''}</HiddenText>
    </>
  )
}

type NoteOptions = Pick<InstructionsDialogProps, 'isOpen' | 'onClose'>

function useNote(orderNo: string, { isOpen, onClose }: NoteOptions) {
  const text = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const add = (text: string) =>
    sendIdempotent({
      mutation: AddInstructionsDocument,
      about: orderNo,
      terms: { orderNo, text: cleanNote(text) },
    })
  const { run, isSending, failed, forget, pending } = useCommand(add, { about: `note ${orderNo}`, isOpen })
  const [note, setNote] = useState(pending ?? '')
  const typed = useRef(note)
  const [fault, setFault] = useState<string>()

  const send = async () => {
    const found = faultOf(noteLength(note), text)
    setFault(found)
    if (found) {
      forget()
      return area.current?.focus()
    }
    const reply = await run(note)
    // the dialog may have been opened again for another note
    if (reply?.userErrors.length !== 0 || typed.current !== note) return
    write('')
    onClose()
  }
  const write = (next: string) => {
    typed.current = next
    setNote(next)
  }
  useKeptTyping<string>({
    nameOf: () => `note ${orderNo}`,
    typed: () => note.trim() || undefined,
    restore: write,
  })
  const change = (next: string) => {
    write(next)
    if (fault) setFault(faultOf(noteLength(next), text))
  }
  return { area, note, setNote: change, fault, failed, send, isSending }
}

function faultOf(count: number, text: ReturnType<typeof useText>): string | undefined {
  if (count === 0) return text('orders.instructions.empty')
  return count > max ? text('orders.instructions.tooLong', { over: count - max }) : undefined
}
