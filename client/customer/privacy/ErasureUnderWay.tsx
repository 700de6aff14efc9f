import { sendCommand } from '../../api/command/command.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { WithdrawErasureDocument } from './privacy.generated.ts'
import type { OpenErasure } from './privacyData.ts'

interface ErasureUnderWayProps {
  readonly erasure: OpenErasure
  readonly reread: () => void
}

/** Says since when the request stands and by when it is carried out, and takes it back. */
export function ErasureUnderWay({ erasure, reread }: ErasureUnderWayProps) {
  const text = useText()
  const { moment, shortDay } = useFormats()
  const { run, isSending, failed } = useCommand({ isOnRow: true })
  // after any answer: somebody may have been quicker
  const withdraw = () => sendCommand({ mutation: WithdrawErasureDocument, variables: {}, reread })
  const { asked, earliest, latest } = erasure
  return (
    <Notice tone="warn" role="status">
      <p>
        {text('privacy.erasure.open', {
          asked: moment(asked),
          earliest: moment(earliest),
          latest: shortDay(latest.at),
        })}
      </p>
      <Button mt="2" disabled={isSending} onClick={() => void run(withdraw)}>
        {isSending && <Spinner />}
        {text('privacy.erasure.withdraw')}
      </Button>
      <Problem reply={failed} />
    </Notice>
  )
}
