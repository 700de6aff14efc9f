import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  useFormState,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type Failure, keepUnanswered, slotOf, waitingFor } from '../api/command/waiting.ts'
import { ChunkFailure } from '../browser/chunks.ts'
import { textOf } from '../i18n/intlStore.ts'
import { tellMissingPart } from '../ui/missingPart.ts'
import { type ToastKind, toast } from '../ui/toasts.ts'
import { useShown } from '../ui/useShown.ts'
import { useKeptTyping } from './useKeptTyping.ts'

/** A refusal in the reader's language, under the field the server names, if it names one. */
export interface FieldRefusal {
  readonly field?: string | null
  readonly message: string
}

/** What the server says of a form: that it worked, or why not. */
export interface FormReply {
  readonly message?: string | null
  readonly userErrors: readonly FieldRefusal[]
  /** Somebody was quicker. */
  readonly isOvertaken?: boolean
  readonly failure?: Failure | undefined
  readonly stale?: boolean
  readonly refetched?: Promise<void>
}

interface ServerFormOptions<Values extends FieldValues, Reply extends FormReply> {
  /** Every field, in the order of the form. */
  readonly defaultValues: DefaultValues<Values>
  readonly resolver?: Resolver<Values>
  /** Sends what was typed; undefined when nothing was sent. */
  readonly send: (values: Values) => Promise<Reply | undefined>
  /** Which record the form is of, where neither the page's address nor the values it begins with tell; one with a slot needs none. */
  readonly about?: string
  /** Under which name what was sent is kept until an answer comes, so that the form opens with it again. */
  readonly slot?: string
  /** Somebody was quicker: that has been told (decisions E14, K1). Without it such a refusal stays in the form as every other does. */
  readonly onOvertaken?: () => void
  /** How the message of a success is shown; `success` unless told. */
  readonly kind?: ToastKind
  /** After success, once its message is shown and the page is up to date. The form is still submitting until this is over. */
  readonly onDone?: (reply: Reply) => unknown
}

/**
 * A form that the server has the last word on (customer document, sections 5 and 8): faults beside their field and in a summary that
 * takes the focus, refusals of no field as a toast and in the summary, of a form that was left meanwhile as a toast, the server's message
 * as a toast on success. That no answer came stands in the form until one comes. What was typed stays through refusals, through another
 * language and, passwords apart, through the end of a session; errors change language with the page.
 */
export function useServerForm<Values extends FieldValues, Reply extends FormReply = FormReply>(
  options: ServerFormOptions<Values, Reply>,
) {
  const { defaultValues, resolver, send, onDone, onOvertaken, kind = 'success' } = options
  const slot = options.slot === undefined ? undefined : slotOf(options.slot)
  const [isDone, setDone] = useState(false)
  const [sent] = useState(() => waitingFor<Values>(slot))
  const unheard = useRef(sent)
  const isShown = useShown(true)
  const form = useForm<Values>({
    defaultValues: (sent as DefaultValues<Values> | undefined) ?? defaultValues,
    ...(resolver ? { resolver } : {}),
    shouldFocusError: false,
    // Going away on blur, errors would move the button from under the pointer: `useErrorsWhileTyping` has the rule.
    reValidateMode: 'onSubmit',
  })
  useErrorsInLanguage(form)
  useErrorsWhileTyping(form)
  const { isDirty } = useFormState({ control: form.control })
  useKeptTyping<Values>({
    nameOf: () => options.slot ?? options.about ?? `${location.pathname} ${JSON.stringify(defaultValues)}`,
    typed: () => (isDirty && !isDone ? withoutPasswords(form.getValues()) : undefined),
    restore: (kept) => form.reset(kept, { keepDefaultValues: true }),
  })
  const { setError } = form
  useEffect(() => {
    if (sent) setError('root', { type: UNANSWERED, message: '' })
  }, [sent, setError])

  const handle = form.handleSubmit(async (values) => {
    const reply = await send(values)
    if (reply) await take(reply, values)
    else tellUnheard()
  }, tellUnheard)

  async function take(reply: Reply, values: Values) {
    keepUnanswered(slot, reply.failure, values)
    if (reply.failure !== 'turnedAway') unheard.current = reply.failure && values
    if (reply.failure === 'unanswered') tellUnheard()
    else if (reply.userErrors.length > 0) refuse(reply)
    else await finish(reply)
  }

  /** It stays until an answer comes, beside what our own rules found since. */
  function tellUnheard() {
    if (unheard.current) tellOfAll('')
  }

  /** A call that was turned away says nothing of an earlier one without an answer: that stands beside its words. */
  function tellOfAll(message: string) {
    setError('root', { type: unheard.current ? UNANSWERED : 'server', message })
  }

  async function finish(reply: Reply) {
    setDone(true)
    if (reply.message) toast(kind, reply.message)
    if (!reply.stale) await reply.refetched
    await onDone?.(reply)
  }

  function refuse({ isOvertaken = false, failure, userErrors }: Reply) {
    if (!isOvertaken || !onOvertaken) return showRefusals(userErrors, failure !== undefined)
    for (const { message } of userErrors) toast('info', message)
    onOvertaken()
  }

  /** Rules and sending are code that comes when it is needed; without a network it cannot, and a new version may have taken it away. */
  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    try {
      const before = unheard.current
      await handle(event)
      // what is kept is not lost by closing, so that nobody is asked whether it may be
      if (slot && unheard.current && unheard.current !== before)
        form.reset(unheard.current, { keepErrors: true, keepSubmitCount: true })
    } catch (error) {
      if (error instanceof ChunkFailure) return showMissingPart()
      showRefusals([{ message: textOf('error.network') }])
      throw error
    }
  }

  function showMissingPart() {
    tellMissingPart()
    showRefusals([{ message: textOf('error.part') }], true)
  }

  /** @param isToastShown as every failed call has, unless its form asked to tell that by itself and names no failure (`asEntry`) */
  function showRefusals(refusals: readonly FieldRefusal[], isToastShown = false) {
    for (const { field, message } of refusals) {
      if (field && field in form.getValues() && isShown.current)
        form.setError(field as Path<Values>, { type: 'server', message })
      else {
        tellOfAll(message)
        if (!isToastShown) toast('warning', message)
      }
    }
  }

  return { form, submit, isDone, restart: useCallback(() => setDone(false), []) }
}

/** What may be kept of a form: passwords, and their confirmations, are named so in every form. */
function withoutPasswords<Values extends FieldValues>(values: Values): Values {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    /password|confirmation/i.test(name) ? '' : value,
  ])
  return Object.fromEntries(kept)
}

/** Told by `ServerForm` in words of its own. */
const UNANSWERED = 'unanswered'

/**
 * An error goes once its field holds, or with it another one that it depends on; what the server refused goes with the next change. No
 * field is told of that was not before.
 */
function useErrorsWhileTyping<Values extends FieldValues>(form: ReturnType<typeof useForm<Values>>): void {
  const { subscribe, getFieldState, clearErrors, trigger, getValues } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // the whole form was filled anew
          if (name === undefined) return
          const changed = name as Path<Values>
          // what the page itself empties after a refusal, such as the characters of a used picture, is no answer to it
          if (type === 'change' && getFieldState(changed).error?.type === 'server') clearErrors(changed)
          const ours = oursAmong(Object.keys(getValues()) as Path<Values>[], getFieldState)
          if (ours.length > 0) void trigger(ours).catch(() => undefined)
        },
      }),
    [subscribe, getFieldState, clearErrors, trigger, getValues],
  )
}

/** The fields in which our own rules found faults. */
function oursAmong<Name extends string>(
  names: readonly Name[],
  stateOf: (name: Name) => { readonly error?: { readonly type?: unknown } | undefined },
): Name[] {
  return names.filter((name) => {
    const { error } = stateOf(name)
    return error && error.type !== 'server'
  })
}

/** Faults that our own rules found are said again in a language chosen later. */
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
