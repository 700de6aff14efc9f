import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Words } from '../../ui/Words.tsx'

interface ProblemSummaryProps {
  /** The words that also stand beside the field; undefined while all is well. */
  readonly problem: string | undefined
  /** The id of the question to go to. */
  readonly fieldId: string
}

/** What is wrong, above the heading: takes the focus when it appears and leads to the question. */
export function ProblemSummary({ problem, fieldId }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <chakra.div
      ref={box}
      tabIndex={-1}
      role="alert"
      px="4"
      py="3"
      borderWidth="1px"
      borderColor="danger"
      borderRadius="card"
      bg="dangerTint"
    >
      <chakra.p fontWeight="strong">
        <Words id="form.problem" />
      </chakra.p>
      <chakra.a
        href={`#${fieldId}`}
        color="danger"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(fieldId)?.focus()
        }}
      >
        {problem}
      </chakra.a>
    </chakra.div>
  )
}
