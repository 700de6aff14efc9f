import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { HiddenText } from '../../../ui/Wrap.tsx'
import type { CaptchaPicture } from './useCaptchaPicture.ts'

/** The picture, which a click on it or on the link below replaces (customer document section 2), and its characters. */
export function CaptchaFields({ picture }: { readonly picture: CaptchaPicture }) {
  const text = useText()
  useEmptiedFor(picture.turn)
  return (
    <>
      <Cluster columnGap="4">
        <Picture picture={picture} />
        <Button look="link" minHeight="11" onClick={picture.renew}>
          {text(picture.problem ? 'error.tryAgain' : 'captcha.new')}
        </Button>
        <HiddenText role="status">
          {picture.turn > 0 && !picture.problem && <span key={picture.turn}>{text('captcha.renewed')}</span>}
        </HiddenText>
      </Cluster>
      <TextField
        name="validationCode"
        label={text('captcha.code')}
        hint={text('captcha.code.hint', { count: businessRules.captcha.characters })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </>
  )
}

function Picture({ picture: { source, problem, renew } }: { readonly picture: CaptchaPicture }) {
  const text = useText()
  if (problem)
    return (
      <Notice tone="danger" role="alert">
        {problem}
      </Notice>
    )
  if (!source) return <Skeleton {...size} />
  return (
    <Frame type="button" onClick={renew}>
      <chakra.img src={source} alt={text('captcha.alt')} {...size} />
      <HiddenText>{text('captcha.new')}</HiddenText>
    </Frame>
  )
}

/** The input belongs to the previous picture. */
function useEmptiedFor(turn: number): void {
  const { setValue } = useFormContext()
  const seen = useRef(turn)
  useEffect(() => {
    if (seen.current !== turn) setValue('validationCode', '')
    seen.current = turn
  }, [turn, setValue])
}

/** The size of the server's drawing, larger with larger text. */
const size = { width: '12.5rem', height: '4rem' } as const

const Frame = chakra('button', {
  base: {
    display: 'block',
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'input',
    overflow: 'hidden',
    cursor: 'pointer',
  },
})
