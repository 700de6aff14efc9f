import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { OpenErasure } from './privacyData.ts'
import { useWithdrawal } from './useErasure.ts'

interface ErasureUnderWayProps {
  readonly erasure: OpenErasure
  readonly reread: () => void
}

/** Says since when the request stands and by when it is carried out, and takes it back. */
export function ErasureUnderWay({ erasure, reread }: ErasureUnderWayProps) {
  const text = useText()
  const { moment, shortDay } = useFormats()
  const { withdraw, isSending } = useWithdrawal(reread)
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
      <Button mt="2" disabled={isSending} onClick={() => void withdraw()}>
        {isSending && <Spinner />}
        {text('privacy.erasure.withdraw')}
      </Button>
    </Notice>
  )
}
