import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { NoAnswer } from '../../../ui/NoAnswer.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import type { Line } from './runLines.ts'
import type { useBulkRun } from './useBulkRun.ts'

interface BulkDialogProps {
  readonly title: ReactNode
  readonly bulk: ReturnType<typeof useBulkRun>
  /** What is sent: the selected lines that change something. */
  readonly lines: readonly Line[]
  /** How many lines of the dialog are not done. */
  readonly left: number
  readonly submitLabel: string
  readonly isDestructive?: boolean
  /** The label of closing without sending, where “Cancel” could mean something else. */
  readonly closeLabel?: string
  /** The toast once every line is done. */
  readonly doneWords: (count: number) => string
  /** Closes the dialog that `useDialog` opened by default. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * Many orders in one dialog (decision W5): it sends line after line, can be stopped between two, and closes once every line is done. Until
 * then what failed stays selected, with its reason.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, bulk, lines, left, submitLabel, isDestructive = false, doneWords, children } = props
  const text = useText()
  const host = useDialogHost()
  const close = () => (props.onClose ?? host?.close)?.()
  const { progress, results } = bulk
  const send = async () => {
    const sent = await bulk.run(lines)
    const done = [...sent.values()].filter(({ state }) => state === 'done').length
    if (done < left) return
    toast('success', doneWords(done))
    close()
  }
  return (
    <Dialog
      title={title}
      size="lg"
      closesOutside={false}
      onClose={progress ? bulk.stop : close}
      footer={
        <>
          <Sum role="status">
            <Progress bulk={bulk} />
          </Sum>
          <Button onClick={progress ? bulk.stop : close}>
            {progress ? text('officeBulk.stop') : (props.closeLabel ?? text('form.cancel'))}
          </Button>
          <Button
            look={isDestructive ? 'danger' : 'primary'}
            fontVariantNumeric="tabular-nums"
            disabled={progress !== undefined || lines.length === 0}
            onClick={() => void send()}
          >
            {progress && <Spinner />}
            {submitLabel}
          </Button>
        </>
      }
    >
      {[...results.values()].some(({ state }) => state === 'unknown') && !progress && <NoAnswer />}
      {children}
    </Dialog>
  )
}

/** How far the run is, and afterwards how it went. */
function Progress({ bulk: { progress, results } }: Pick<BulkDialogProps, 'bulk'>) {
  const text = useText()
  if (progress) return text('officeBulk.progress', { ...progress })
  if (results.size === 0) return null
  const done = [...results.values()].filter(({ state }) => state === 'done').length
  return text('officeBulk.summary', { done, left: results.size - done })
}

/** Before the buttons if there is room. */
const Sum = chakra('div', {
  base: {
    flex: { base: '1 0 100%', sm: '1 1 8rem' },
    order: { base: 1, sm: 0 },
    alignSelf: 'center',
    color: 'muted',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '&:empty': { flexBasis: '0' },
  },
})
