import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFieldError } from './useFieldError.ts'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Tells password managers which of the two it is. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: ''
}

/** A password in a ServerForm, with its show/hide toggle. */
export function PasswordField({ name, label, hint, ...input }: PasswordFieldProps) {
  const { register } = useFormContext()
  return (
    <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
      {(control) => <PasswordInput {...input} {...control} {...register(name)} />}
    </Field>
  )
}

/** A password with its show/hide toggle inside; takes what an `input` takes. */
function PasswordInput(input: Omit<ComponentProps<typeof Input>, 'type'>) {
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
