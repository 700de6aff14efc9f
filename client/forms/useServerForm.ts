import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { textOf } from '../i18n/intlStore.ts'
import { type ToastKind, toast } from '../ui/toasts.ts'

/** A refusal in the reader's language, under the field the server names, if it names one. */
export interface FieldRefusal {
  readonly field?: string | null
  readonly message: string
}

/** What the server says of a form: that it worked, or why not. */
export interface FormReply {
  readonly message?: string | null
  readonly userErrors: readonly FieldRefusal[]
}

interface ServerFormOptions<Values extends FieldValues, Reply extends FormReply> {
  /** Every field, in the order of the form. */
  readonly defaultValues: DefaultValues<Values>
  readonly resolver?: Resolver<Values>
  /** Sends what was typed; undefined when the call failed, which a toast has told. */
  readonly send: (values: Values) => Promise<Reply | undefined>
  /** How the message of a success is shown; `success` unless told. */
  readonly kind?: ToastKind
  /** After success; its message has been shown. */
  readonly onDone?: (reply: Reply) => void
}

/**
 * A form that the server has the last word on (customer document, sections 5 and 8): faults beside their field and in a summary that
 * takes the focus, refusals of no field as a toast and in the summary, the server's message as a toast on success. What was typed
 * stays through refusals and through another language; errors change language with the page.
 */
export function useServerForm<Values extends FieldValues, Reply extends FormReply = FormReply>(
  options: ServerFormOptions<Values, Reply>,
) {
  const { defaultValues, resolver, send, onDone, kind = 'success' } = options
  const [isDone, setDone] = useState(false)
  const form = useForm<Values>({
    defaultValues,
    ...(resolver ? { resolver } : {}),
    shouldFocusError: false,
    // Errors stay until the next attempt: going away on blur they would move the button from under the pointer.
    reValidateMode: 'onSubmit',
  })
  useErrorsInLanguage(form)

  const handle = form.handleSubmit(async (values) => {
    const reply = await send(values)
    if (!reply) return
    if (reply.userErrors.length > 0) return showRefusals(reply.userErrors)
    setDone(true)
    if (reply.message) toast(kind, reply.message)
    onDone?.(reply)
  })

  /** Rules and sending are code that comes when it is needed; without a network it cannot. */
  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    try {
      await handle(event)
    } catch (error) {
      showRefusals([{ message: textOf('error.network') }])
      throw error
    }
  }

  function showRefusals(refusals: readonly FieldRefusal[]) {
    for (const { field, message } of refusals) {
      if (field && field in form.getValues())
        form.setError(field as Path<Values>, { type: 'server', message })
      else {
        form.setError('root', { type: 'server', message })
        toast('warning', message)
      }
    }
  }

  return { form, submit, isDone, restart: useCallback(() => setDone(false), []) }
}

/** Faults that our own rules found are said again in a language chosen later. */
function useErrorsInLanguage<Values extends FieldValues>(form: ReturnType<typeof useForm<Values>>): void {
  const { locale } = useIntl()
  const { getFieldState, getValues, trigger, formState } = form
  const { isSubmitted } = formState
  const toldIn = useRef(locale)
  useEffect(() => {
    if (toldIn.current === locale) return
    toldIn.current = locale
    if (!isSubmitted) return
    const ours = (Object.keys(getValues()) as Path<Values>[]).filter((name) => {
      const { error } = getFieldState(name)
      return error && error.type !== 'server'
    })
    if (ours.length > 0) void trigger(ours)
  }, [locale, isSubmitted, getFieldState, getValues, trigger])
}
