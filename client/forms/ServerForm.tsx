import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEventHandler, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { ErrorSummary, type FormError } from '../ui/ErrorSummary.tsx'
import { NoAnswer } from '../ui/NoAnswer.tsx'
import { useIdle } from '../ui/useIdle.ts'

interface ServerFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly submit: FormEventHandler<HTMLFormElement>
  /** For a button outside of the form, as in a dialog's footer. */
  readonly id?: string
  /** Loads what sending will need: when the browser is idle, or earlier when somebody starts to fill the form in. */
  readonly onBegin?: (() => void) | undefined
  readonly children: ReactNode
}

/** A form with its error summary; the fields inside (TextField and the like) find it through context. */
export function ServerForm<Values extends FieldValues>(props: ServerFormProps<Values>) {
  const { form, submit, id, onBegin, children } = props
  useIdle(onBegin)
  return (
    <FormProvider {...form}>
      {/* POST, so that input never appears in an address, even before the program has loaded. */}
      <chakra.form
        id={id}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        method="post"
        noValidate
        onSubmit={submit}
        onFocus={onBegin}
      >
        <Summary form={form} />
        {children}
      </chakra.form>
    </FormProvider>
  )
}

function Summary<Values extends FieldValues>({ form }: { readonly form: UseFormReturn<Values> }) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const faults = told(errors, Object.keys(form.getValues()))
  const isUnanswered = errors.root?.type === 'unanswered'
  return (
    <>
      {isUnanswered && <NoAnswer attempt={faults.length === 0 ? submitCount : 0} />}
      <ErrorSummary attempt={submitCount} errors={faults} />
    </>
  )
}

/** The errors in the order of the form, those without a field last. */
function told(errors: Readonly<Record<string, unknown>>, fields: readonly string[]): FormError[] {
  return [...fields, 'root']
    .map((name) => ({
      message: messageOf(errors[name]),
      ...(name === 'root' ? {} : { controlId: name }),
    }))
    .filter((error) => error.message !== '')
}

function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error
  return isError && typeof error.message === 'string' ? error.message : ''
}
