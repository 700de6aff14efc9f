import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'

interface SubmitButtonProps {
  /** Nothing more can be sent: it worked, and the page is about to change. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** The main button of a ServerForm; it waits while the form is being sent, so that nothing is sent twice. */
export function SubmitButton({ isDone = false, children }: SubmitButtonProps) {
  const { control } = useFormContext()
  const { isSubmitting } = useFormState({ control })
  return (
    <Button type="submit" look="primary" size="lg" disabled={isSubmitting || isDone}>
      {isSubmitting && <Spinner />}
      {children}
    </Button>
  )
}
