import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFieldError } from '../../../forms/useFieldError.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CaptchaFields } from './CaptchaFields.tsx'
import { DeviceWork } from './DeviceWork.tsx'
import type { HumanCheck } from './humanProof.ts'
import { useCaptchaPicture } from './useCaptchaPicture.ts'
import { useProofOfWork } from './useProofOfWork.ts'
import { useProving } from './useProving.ts'

/**
 * The last part of a form that only people may send: the characters of a picture, or a button that lets the device do some work
 * instead, for whoever cannot read it (decision A7). Belongs into a ServerForm with the fields of `HumanValues`.
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
      {!isDeviceAsked && (
        <chakra.p textStyle="t14" color="muted">
          {text('work.offer')}
        </chakra.p>
      )}
      <Button id="proofOfWork" onClick={change}>
        {text(isDeviceAsked ? 'work.back' : 'work.start')}
      </Button>
    </Part>
  )
}

const Part = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& legend': { float: 'left', width: '100%', fontWeight: 'strong' },
  },
})
