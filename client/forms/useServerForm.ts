import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  useFormState,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type AttemptOptions, type Failure, useAttempts } from '../api/command/attempts.ts'
import { ChunkFailure } from '../browser/chunks.ts'
import { textOf } from '../i18n/intlStore.ts'
import { toastChunkError } from '../ui/chunkError.ts'
import { toast } from '../ui/toasts.ts'
import { useKeptTyping } from './useKeptTyping.ts'

/** A refusal in the reader's language, under the field that the server names, if any. */
export interface FieldRefusal {
  readonly field?: string | null
  readonly message: string
}

/** The server's answer to a form: success, or why not. */
export interface FormReply {
  readonly message?: string | null
  readonly userErrors: readonly FieldRefusal[]
  /** Somebody was quicker. */
  readonly isOvertaken?: boolean
  readonly failure?: Failure | undefined
  readonly stale?: boolean
  readonly refetched?: Promise<void>
}

export interface FormOptions<Values extends FieldValues, Reply> extends AttemptOptions {
  /** Every field, in the order of the form. */
  readonly defaultValues: Values
  readonly resolver?: Resolver<Values>
  /** The form's field for one of the server's, if it has another name. */
  readonly fieldOf?: (field: string) => string | undefined
  /** Identifies the form's record, if neither the page's address nor the initial values do. */
  readonly about?: string
  /** After success, once its message is shown and the page is up to date. The form is still submitting until this is over. */
  readonly onDone?: (reply: Reply) => unknown
}

interface ServerFormOptions<Values extends FieldValues, Reply> extends FormOptions<Values, Reply> {
  /** Sends the input; undefined when nothing was sent. */
  readonly send: (values: Values) => Promise<Reply | undefined>
  /** The name under which sent input is kept until an answer comes, so that the form opens with it again. */
  readonly keepAs?: string | undefined
}

/** A form, for `ServerForm` and `EditDialog`. */
export type ServerFormState<Values extends FieldValues> = ReturnType<typeof useServerForm<Values>>

/**
 * A form whose final check is the server's (customer document, sections 5 and 8). Errors appear beside their field and in a summary that
 * takes the focus; refusals without a field in a toast and the summary, or in a toast alone if the form was left; success in a toast with
 * the server's message. A notice about an unconfirmed attempt stays until an answer comes. Input survives refusals, a change of language
 * and, except passwords, the end of a session; errors change language with the page.
 */
export function useServerForm<Values extends FieldValues, Reply extends FormReply = FormReply>(
  options: ServerFormOptions<Values, Reply>,
) {
  const { defaultValues, resolver, send, keepAs, fieldOf = sameField, onDone } = options
  const [isDone, setDone] = useState(false)
  const { settle, pending, unconfirmed, isShown } = useAttempts<Values>(keepAs, options)
  const form = useForm<Values>({
    defaultValues: (pending ?? defaultValues) as DefaultValues<Values>,
    ...(resolver ? { resolver } : {}),
    shouldFocusError: false,
    // Errors that disappear on blur would move the button away from the pointer; `useErrorsWhileTyping` has the rule.
    reValidateMode: 'onSubmit',
  })
  useErrorsInLanguage(form)
  useErrorsWhileTyping(form)
  const { isDirty } = useFormState({ control: form.control })
  useKeptTyping<Values>({
    nameOf: () => keepAs ?? options.about ?? `${location.pathname} ${JSON.stringify(defaultValues)}`,
    typed: () => (isDirty && !isDone ? withoutPasswords(form.getValues()) : undefined),
    restore: (kept) => form.reset(kept, { keepDefaultValues: true }),
  })
  const { setError } = form
  useEffect(() => {
    if (pending) setError('root', { type: UNCONFIRMED, message: '' })
  }, [pending, setError])

  const handle = form.handleSubmit(async (values) => {
    const reply = await send(values)
    if (reply) await take(reply, values)
    else showUnconfirmed()
  }, showUnconfirmed)

  async function take(reply: Reply, values: Values) {
    const settled = settle(reply, values)
    if (settled === 'unconfirmed') showUnconfirmed()
    if (settled === 'refused') showRefusals(reply.userErrors, reply.failure !== undefined)
    if (settled !== 'done') return
    setDone(true)
    if (!reply.stale) await reply.refetched
    await onDone?.(reply)
  }

  /** It stays until an answer comes, beside newer client-side errors. */
  function showUnconfirmed() {
    if (unconfirmed.current) showInSummary('')
  }

  /** The notice about an unconfirmed attempt stays beside the message. */
  function showInSummary(message: string) {
    setError('root', { type: unconfirmed.current ? UNCONFIRMED : 'server', message })
  }

  /** Rules and sending load on demand; loading fails without a network, or when a new version has removed them. */
  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    try {
      const before = unconfirmed.current
      await handle(event)
      // closing the form loses nothing, so no question is needed
      if (keepAs !== undefined && unconfirmed.current && unconfirmed.current !== before)
        form.reset(unconfirmed.current, { keepErrors: true, keepSubmitCount: true })
    } catch (error) {
      if (error instanceof ChunkFailure) return showMissingPart()
      showRefusals([{ message: textOf('error.network') }])
      throw error
    }
  }

  function showMissingPart() {
    toastChunkError()
    showRefusals([{ message: textOf('error.part') }], true)
  }

  /** @param isToastShown as for every failed call, unless its form shows that itself and names no failure (`asEntry`) */
  function showRefusals(refusals: readonly FieldRefusal[], isToastShown = false) {
    for (const { field, message } of refusals) {
      const name = shownField(field)
      if (name) form.setError(name, { type: 'server', message })
      else {
        showInSummary(message)
        if (!isToastShown) toast('warning', message)
      }
    }
  }

  function shownField(named: string | null | undefined): Path<Values> | undefined {
    const field = named ? fieldOf(named) : undefined
    return field && field in form.getValues() && isShown.current ? (field as Path<Values>) : undefined
  }

  return { form, submit, isDone }
}

function sameField(field: string): string {
  return field
}

/** What may be kept of a form: passwords and their confirmations have these names in every form. */
function withoutPasswords<Values extends FieldValues>(values: Values): Values {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    /password|confirmation/i.test(name) ? '' : value,
  ])
  return Object.fromEntries(kept)
}

/** `ServerForm` shows these itself. */
const UNCONFIRMED = 'unanswered'

/**
 * An error disappears once its field, or one that it depends on, is valid; a server error disappears with the next change. No field gets a
 * new error meanwhile.
 */
function useErrorsWhileTyping<Values extends FieldValues>(form: ReturnType<typeof useForm<Values>>): void {
  const { subscribe, getFieldState, clearErrors, trigger, getValues } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // the whole form was filled again
          if (name === undefined) return
          const changed = name as Path<Values>
          // what the page itself clears after a refusal, such as the characters of a used picture, is no input
          if (type === 'change' && getFieldState(changed).error?.type === 'server') clearErrors(changed)
          const ours = oursAmong(Object.keys(getValues()) as Path<Values>[], getFieldState)
          if (ours.length > 0) void trigger(ours).catch(() => undefined)
        },
      }),
    [subscribe, getFieldState, clearErrors, trigger, getValues],
  )
}

/** The fields with client-side errors. */
function oursAmong<Name extends string>(
  names: readonly Name[],
  stateOf: (name: Name) => { readonly error?: { readonly type?: unknown } | undefined },
): Name[] {
  return names.filter((name) => {
    const { error } = stateOf(name)
    return error && error.type !== 'server'
  })
}

/** Repeats client-side errors in a language chosen later. */
function useErrorsInLanguage<Values extends FieldValues>(form: ReturnType<typeof useForm<Values>>): void {
  const { locale } = useIntl()
  const { getFieldState, getValues, trigger, formState } = form
  const { isSubmitted } = formState
  const messageLocale = useRef(locale)
  useEffect(() => {
    if (messageLocale.current === locale) return
    messageLocale.current = locale
    if (!isSubmitted) return
    const ours = oursAmong(Object.keys(getValues()) as Path<Values>[], getFieldState)
    if (ours.length > 0) void trigger(ours)
  }, [locale, isSubmitted, getFieldState, getValues, trigger])
}
