import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import type { ProofOfWork, WorkStage } from './useProofOfWork.ts'

interface DeviceWorkProps {
  readonly work: ProofOfWork
  /** What the server said of the work that was sent. */
  readonly error: string | undefined
}

/** How far the device is; that it began and how it ended is spoken, the way between is shown. */
export function DeviceWork({ work: { stage, start }, error }: DeviceWorkProps) {
  const text = useText()
  return (
    <chakra.div display="grid" gap="3">
      {error && stage.name !== 'failed' && <Notice tone="danger">{error}</Notice>}
      <div role="status">
        {stage.name === 'working' && <chakra.p textStyle="t14">{text('work.working')}</chakra.p>}
        {stage.name === 'done' && <Notice tone="ok">{text('work.done')}</Notice>}
        {stage.name === 'failed' && <Notice tone="danger">{stage.problem}</Notice>}
      </div>
      <Progress stage={stage} label={text('work.progress')} />
      {stage.name === 'failed' && <Button onClick={start}>{text('error.tryAgain')}</Button>}
    </chakra.div>
  )
}

function Progress({ stage, label }: { readonly stage: WorkStage; readonly label: string }) {
  return stage.name === 'working' && <ProgressBar percent={stage.percent} label={label} />
}
