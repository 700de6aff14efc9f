import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { useFocusFor } from './useFocusFor.ts'

interface ChoiceSetProps {
  /** Where the summary of problems leads to. */
  readonly id?: string | undefined
  readonly legend: string
  /** What is wrong with the answer; the same words as in the summary, or told here where no summary leads to it. */
  readonly problem?: string | undefined
  /** Counts the refused attempts where there is no summary: the question takes the focus with each. */
  readonly attempt?: number | undefined
  /** Small inside a dialog. */
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** A question with its answers below each other: a fieldset that carries its error. */
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
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {children}
      </chakra.div>
    </chakra.fieldset>
  )
}
