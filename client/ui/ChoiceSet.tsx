import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { Stack } from './layout.tsx'
import { useFocusFor } from './useFocusFor.ts'

interface ChoiceSetProps {
  /** The target of the error summary's link. */
  readonly id?: string | undefined
  readonly legend: string
  /** The answer's error; the same text as in the summary, or announced here without one. */
  readonly problem?: string | undefined
  /** Counts the refused attempts without a summary: the question takes the focus with each. */
  readonly attempt?: number | undefined
  /** Small inside a dialog. */
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** A question with its answers below each other: a fieldset with its error. */
export function ChoiceSet({ id, legend, problem, attempt, isSmall = false, children }: ChoiceSetProps) {
  const problemId = useId()
  const set = useFocusFor<HTMLFieldSetElement>(problem ? attempt : undefined)
  return (
    <chakra.fieldset
      ref={set}
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? problemId : undefined}
      minWidth="0"
    >
      <chakra.legend textStyle={isSmall ? 't16' : 't20'} fontWeight="strong" mb={isSmall ? '3' : '4'}>
        {legend}
      </chakra.legend>
      {problem && (
        <chakra.p
          id={problemId}
          role={id ? undefined : 'alert'}
          display="flex"
          gap="1"
          mb="3"
          color="danger"
          fontWeight="medium"
        >
          <Icon name="alert" />
          {problem}
        </chakra.p>
      )}
      <Stack gap="3">{children}</Stack>
    </chakra.fieldset>
  )
}
