import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Input } from './Field.tsx'
import { Icon } from './Icon.tsx'

/** A password with its show/hide toggle inside; takes what an `input` takes. */
export function PasswordInput(input: Omit<ComponentProps<typeof Input>, 'type'>) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <chakra.span position="relative" display="block">
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        pe="12"
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button
        look="quiet"
        size="icon"
        position="absolute"
        insetEnd="0"
        top="0"
        aria-label={text(isShown ? 'login.password.hide' : 'login.password.show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </Button>
    </chakra.span>
  )
}
