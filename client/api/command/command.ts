import type { ApolloClient, DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type DocumentNode, getOperationAST } from 'graphql'
import { v4 as newKey } from 'uuid'
import { informing } from '../../../schema/rules/rejections.ts'
import { apolloClient } from '../apollo.ts'
import { failureCode } from '../callFailure.ts'
import { failureWords } from '../failureWords.ts'
import { attemptId, type Failure, keepAttempt, pendingAttempt } from './attempts.ts'
import { refetchPage } from './refetchPage.ts'

/** Why something was not done, with the rejection's code or that of a failed call. */
export interface Refusal {
  readonly code: string
  /** The form's field, if the rule is about one. */
  readonly field?: string | null
  readonly message: string
  /** The record that conflicts. */
  readonly recordId?: string | null
}

/** What the server answers to every mutation. */
interface Outcome {
  readonly message?: string | null
  /** The read models do not show the answer yet. */
  readonly stale?: boolean
  readonly userErrors: readonly (Pick<Refusal, 'code'> & Partial<Refusal>)[]
}

/** The outcome of a command: the server's answer, or the failure as `userErrors` in the reader's language. */
export type Reply<Given extends Outcome = Outcome> = Partial<Omit<Given, 'userErrors'>> & {
  readonly message?: string | null
  readonly stale?: boolean
  readonly userErrors: readonly Refusal[]
  /** Somebody was quicker, so the state is another one now (decisions E14, K1). */
  readonly isOvertaken?: boolean
  readonly failure?: Failure | undefined
  /** Resolves once the page shows what is so now; at once where nothing is refetched. */
  readonly refetched?: Promise<void>
}

export interface Sending {
  /** Where to go when the session is over, and whether the caller shows overlay and toasts itself. */
  readonly context?: DefaultContext
  /** When the page's queries are refetched: after every reply by default, also when no answer came. */
  readonly refetch?: 'onRefusal' | 'never'
}

/** A command whose repetition changes nothing. */
export interface Command<Data, Variables extends OperationVariables> extends Sending {
  readonly mutation: TypedDocumentNode<Data, Variables>
  readonly variables: Variables
  /** Writes the answer where other queries find it in the cache. */
  readonly update?: ApolloClient.MutateOptions<Data, Variables>['update']
  /** For an answer that would change a list before its refetch. */
  readonly fetchPolicy?: 'no-cache'
}

/** A command that the server carries out once per key (decision L14). */
export interface KeyedCommand<Data, Input extends { readonly key: string }, Seen extends Partial<Input>>
  extends Omit<Command<Data, { readonly input: Input }>, 'variables'> {
  /** The terms. */
  readonly terms: Omit<Input, 'key' | keyof Seen>
  /** What the page showed at that moment, such as a price or a revision. */
  readonly seen?: Seen
  /** What it is about: each thing can have one attempt without an answer at a time. */
  readonly about: string
}

/** A mutation has one field, whatever its name. */
export type AnswerTo<Data> = Data[keyof Data] extends Outcome ? Data[keyof Data] : never

/**
 * Sends a command without a key, and then refetches what the page shows, because the command may have changed any of it. It never throws:
 * the reply says why a call failed (decisions K1, P9).
 * @returns the reply; after a refusal once the page is up to date, so that the next attempt is based on what is so now
 */
export async function sendCommand<Data, Variables extends OperationVariables>({
  refetch,
  ...call
}: Command<Data, Variables>): Promise<Reply<AnswerTo<Data>>> {
  const client = apolloClient()
  const reply = await replyTo(client, call)
  const isRefused = reply.userErrors.length > 0
  const isDue = refetch === undefined || (refetch === 'onRefusal' && isRefused)
  const refetched = isDue ? refetchPage(client, reply.stale === true) : Promise.resolve()
  if (isRefused && !reply.failure) await refetched
  return { ...reply, refetched }
}

/**
 * Sends a command under a key that follows its terms: other terms get another key, and so does what follows an answer. While the outcome is
 * unknown, the same terms go out again exactly as first sent, so that the server gives its first answer again (decisions L14, P126).
 */
export async function sendIdempotent<
  Data,
  Input extends { readonly key: string },
  Seen extends Partial<Input> = Record<never, never>,
>({ terms, seen, about, ...command }: KeyedCommand<Data, Input, Seen>): Promise<Reply<AnswerTo<Data>>> {
  const wanted = JSON.stringify(terms)
  const id = attemptId(attemptOf(command.mutation, about))
  const before = pendingAttempt<{ readonly wanted: string; readonly input: Input }>(id)
  const input = { ...terms, ...seen, key: newKey() } as unknown as Input
  const attempt = before?.wanted === wanted ? before : { wanted, input }
  keepAttempt(id, attempt)
  const reply = await sendCommand({ ...command, variables: { input: attempt.input } })
  if (reply.failure !== 'unanswered') keepAttempt(id, reply.failure ? before : undefined)
  return reply
}

/** Names the attempts of a mutation on one thing. */
export function attemptOf(mutation: DocumentNode, about = ''): string {
  return `${getOperationAST(mutation)?.name?.value} ${about}`
}

async function replyTo<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  call: ApolloClient.MutateOptions<Data, Variables>,
): Promise<Reply<AnswerTo<Data>>> {
  try {
    const { data } = await client.mutate<Data, Variables>(call)
    const { __typename: _, ...fields } = data as { __typename?: string }
    const [answer] = Object.values(fields) as Reply[]
    const isOvertaken = answer?.userErrors.some(({ code }) => informing.has(code))
    return { ...answer, isOvertaken } as never
  } catch (error) {
    const code = failureCode(error)
    const failure = isTurnedAway(code) ? 'turnedAway' : 'unanswered'
    return { failure, userErrors: [{ code, message: failureWords(error, code) }] } as never
  }
}

/** Codes of calls that the server looked at and did not carry out; after any other failure the outcome is unknown. */
function isTurnedAway(code: string): boolean {
  return turnedAway.has(code) || (/^4\d\d$/.test(code) && code !== '408')
}

const turnedAway: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'RATE_LIMITED',
])
