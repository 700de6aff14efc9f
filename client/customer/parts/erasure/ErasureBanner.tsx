import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Problem, useCommand } from '../../../api/command/useCommand.tsx'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { WithdrawErasureDocument } from './Erasure.generated.ts'
import { useAskedErasure } from './useAskedErasure.ts'

/** Says that this customer has an open erasure request, with a button to withdraw it; otherwise nothing, also if that cannot be read. */
export function ErasureBanner(place: Pick<HTMLChakraProps<'div'>, 'mb'>) {
  const text = useText()
  const { shortDay } = useFormats()
  const erasure = useAskedErasure()
  const { run, isSending, failed } = useCommand(WithdrawErasureDocument, { isOnRow: true })
  if (!erasure) return null
  return (
    <chakra.div {...place}>
      <Notice
        tone="warn"
        role="status"
        action={
          <Button disabled={isSending} onClick={() => void run({})}>
            {isSending && <Spinner />}
            {text('erasure.keep')}
          </Button>
        }
      >
        <p>{text('erasure.open', { date: shortDay(erasure.latest.at) })}</p>
        <Problem reply={failed} />
      </Notice>
    </chakra.div>
  )
}
