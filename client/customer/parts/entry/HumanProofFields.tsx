import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useImperativeHandle } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChunkFailure } from '../../../browser/chunks.ts'
import { type CodedReply, isProofSpent } from '../../../domain/signIn/codedReply.ts'
import { useFieldError } from '../../../forms/useFieldError.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Muted, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { CaptchaFields } from './CaptchaFields.tsx'
import { workFailureWords } from './deviceUnable.ts'
import type { HumanCheck } from './humanProof.ts'
import { type CaptchaPicture, useCaptchaPicture } from './useCaptchaPicture.ts'
import { type ProofOfWork, useProofOfWork, type WorkStage } from './useProofOfWork.ts'

/**
 * The last part of a form for people only: the characters of a picture, or a button that lets the device solve a task, for people who
 * cannot read the picture (decision A7). Belongs into a ServerForm with the fields of `HumanValues`.
 */
export function HumanProofFields({ check }: { readonly check: Ref<HumanCheck> }) {
  const text = useText()
  const picture = useCaptchaPicture()
  const work = useProofOfWork()
  useProving(check, { picture, work })
  const { setValue, clearErrors } = useFormContext()
  const isDeviceAsked = useWatch({ name: 'proofOfWork' }) !== ''
  const error = useFieldError('proofOfWork')

  function change() {
    clearErrors(['validationCode', 'proofOfWork'])
    setValue('proofOfWork', isDeviceAsked ? '' : 'device')
    if (isDeviceAsked) work.stop()
    else work.start()
  }

  return (
    <Part>
      <legend>{text('captcha.title')}</legend>
      {isDeviceAsked ? <DeviceWork work={work} error={error} /> : <CaptchaFields picture={picture} />}
      <div>
        {!isDeviceAsked && <Muted>{text('work.offer')}</Muted>}
        <Button id="proofOfWork" look="link" minHeight="11" onClick={change}>
          {text(isDeviceAsked ? 'work.back' : 'work.start')}
        </Button>
      </div>
    </Part>
  )
}

const Part = chakra('fieldset', {
  base: {
    layerStyle: 'ruled',
    display: 'grid',
    gap: '3',
    minWidth: '0',
    pt: '4',
    '& legend': { float: 'left', width: '100%', fontWeight: 'strong' },
  },
})

interface DeviceWorkProps {
  readonly work: ProofOfWork
  /** The server's answer to the device's solution. */
  readonly error: string | undefined
}

/** The device's progress; start and end are announced, the rest is only shown. */
function DeviceWork({ work: { stage, start }, error }: DeviceWorkProps) {
  const text = useText()
  return (
    <Stack gap="3">
      {error && stage.name !== 'failed' && <Notice tone="danger">{error}</Notice>}
      <div role="status">
        {stage.name === 'working' && <chakra.p textStyle="t14">{text('work.working')}</chakra.p>}
        {stage.name === 'done' && <Notice tone="ok">{text('work.done')}</Notice>}
        {stage.name === 'failed' && <Notice tone="danger">{stage.problem}</Notice>}
      </div>
      <Progress stage={stage} label={text('work.progress')} />
      {stage.name === 'failed' && <Button onClick={start}>{text('error.tryAgain')}</Button>}
    </Stack>
  )
}

function Progress({ stage, label }: { readonly stage: WorkStage; readonly label: string }) {
  return stage.name === 'working' && <ProgressBar percent={stage.percent} label={label} />
}

interface Ways {
  readonly picture: CaptchaPicture
  readonly work: ProofOfWork
}

/** Makes the surrounding form send the proof of the chosen way (decision A7). */
function useProving(check: Ref<HumanCheck>, { picture, work }: Ways): void {
  const { renew } = picture
  const { spend, start } = work
  useImperativeHandle(check, () => {
    return {
      proving: (values, send) => (values.proofOfWork ? byWork(send) : byPicture(values.validationCode, send)),
    }

    async function byPicture(validationCode: string, send: Send) {
      const reply = await send({ validationCode })
      if (isProofSpent(reply)) renew()
      return reply
    }

    async function byWork(send: Send) {
      const proofOfWork = await spend().catch(refusedWork)
      if (typeof proofOfWork !== 'string') return proofOfWork
      const reply = await send({ proofOfWork })
      if (reply.userErrors.length > 0) start()
      return reply
    }
  }, [renew, spend, start])
}

type Send = Parameters<HumanCheck['proving']>[1]

/** @throws ChunkFailure, which the form reports before it looks for a newer version */
function refusedWork(error: unknown): CodedReply {
  if (error instanceof ChunkFailure) throw error
  return { userErrors: [{ code: 'WORK_FAILED', field: 'proofOfWork', message: workFailureWords(error) }] }
}
