import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { ChoiceSet, RadioCard } from '../ui/RadioCard.tsx'
import { useFieldError } from './useFieldError.ts'

interface ChoiceFieldProps<Value extends string> {
  /** The name in the form's values, and the id of the question. */
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
}

/** One of a few answers in a ServerForm, each a card. */
export function ChoiceField<Value extends string>({ name, label, choices }: ChoiceFieldProps<Value>) {
  const { register } = useFormContext()
  return (
    <ChoiceSet id={name} legend={label} problem={useFieldError(name)} isSmall>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
        gap="3"
      >
        {choices.map((choice) => (
          <RadioCard key={choice.value} value={choice.value} {...register(name)}>
            {choice.label}
          </RadioCard>
        ))}
      </chakra.div>
    </ChoiceSet>
  )
}
