import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { FieldValues } from 'react-hook-form'
import {
  type AnswerTo,
  attemptOf,
  type Reply,
  type Sending,
  sendCommand,
  sendIdempotent,
} from '../api/command/command.ts'
import type { Keyed, Terms } from '../api/command/useCommand.tsx'
import { useDialogHost } from '../ui/useDialog.tsx'
import { type FormOptions, useServerForm } from './useServerForm.ts'

interface AnyVariables {
  readonly input: { readonly key: string }
}

interface KeyedForm<Values, Input, Seen> extends Keyed<Seen> {
  /** The terms of the command; undefined when there is nothing to send. */
  readonly terms: (values: Values) => Terms<Input, Seen> | undefined
}

interface PlainForm<Values, Variables> {
  readonly variables: (values: Values) => Variables
}

/**
 * A form around one mutation: `useServerForm` with the sending of `useCommand`. With `terms` the mutation is sent under a key, and an
 * unconfirmed attempt is kept, so that the form opens with it again. Success closes the surrounding dialog unless `onDone` is given.
 */
export function useCommandForm<
  Values extends FieldValues,
  Data,
  Input extends { readonly key: string },
  Seen extends Partial<Input> = Record<never, never>,
>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  options: FormOptions<Values, Reply<AnswerTo<Data>>> & Sending & KeyedForm<Values, Input, Seen>,
): ReturnType<typeof useServerForm<Values>>
/** Of a mutation whose repetition changes nothing. */
export function useCommandForm<Values extends FieldValues, Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options: FormOptions<Values, Reply<AnswerTo<Data>>> & Sending & PlainForm<Values, Variables>,
): ReturnType<typeof useServerForm<Values>>
export function useCommandForm(
  mutation: TypedDocumentNode<unknown, AnyVariables>,
  options: FormOptions<FieldValues, Reply> &
    Sending &
    Partial<KeyedForm<FieldValues, AnyVariables['input'], object> & PlainForm<FieldValues, AnyVariables>>,
): unknown {
  const host = useDialogHost()
  const { about = '', seen, terms, variables, context, refetch } = options
  const how = { mutation, ...(context && { context }), ...(refetch && { refetch }) }
  const name = attemptOf(mutation, about)
  const send = async (values: FieldValues): Promise<Reply | undefined> => {
    if (variables) return sendCommand({ ...how, variables: variables(values) })
    const input = terms?.(values)
    return input && sendIdempotent({ ...how, about, terms: input, ...(seen && { seen }) })
  }
  return useServerForm<FieldValues, Reply>({
    onDone: () => host?.close(),
    ...options,
    send,
    ...(terms ? { keepAs: name } : options.about !== undefined && { about: name }),
  })
}
