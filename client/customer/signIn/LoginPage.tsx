import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { loadChunk } from '../../browser/chunks.ts'
import { EntryFoot, EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { type FieldRefusal, useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { type AskedState, askedPath } from '../../session/returnPath.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFocusFor } from '../../ui/useFocusFor.ts'
import { type BegunState, SignInReason } from '../parts/page/SignInReason.tsx'
import { type Arrival, arrivalOf } from './arrival.ts'
import type { Credentials } from './signIn.ts'

/** /login (customer document, section 2). */
export function Component() {
  const text = useText()
  const login = useLogin()
  return (
    <EntryPage title={text('login.title')} lede={text('login.lede')}>
      {!login.inactive && <ArrivalNotice />}
      <SignInReason mb="6" />
      <LoginForm {...login} />
      <EntryFoot>
        {text('login.new')} <Link to="/createAccount">{text('login.create')}</Link>
      </EntryFoot>
    </EntryPage>
  )
}

/** Above the form: how the activation went, that a mail is on its way, or that the new password is set (decision A8). */
function ArrivalNotice() {
  const { search, state } = useLocation()
  const arrival = arrivalOf(search, state)
  if (arrival.from === 'elsewhere') return null
  return (
    <chakra.div mb="6">
      <ArrivalWords arrival={arrival} />
    </chakra.div>
  )
}

function ArrivalWords({ arrival }: { readonly arrival: Arrival }) {
  const text = useText()
  switch (arrival.from) {
    case 'activated':
      return (
        <Titled tone="ok" title={text('login.activated.title')}>
          <p>{text('login.activated')}</p>
        </Titled>
      )
    case 'reset':
      return (
        <Titled tone="ok" title={text('login.reset.title')}>
          <p>{text('login.reset')}</p>
        </Titled>
      )
    case 'registration':
      return (
        <Titled tone="info" title={text('login.sent.title')}>
          <p>{text('login.sent', { email: arrival.email })}</p>
          <p>
            {text('login.sent.none')} <Link to="/createAccount">{text('login.sent.again')}</Link>
          </p>
        </Titled>
      )
    case 'invalidLink':
      return (
        <Titled tone="warn" title={text('login.invalid.title')}>
          <p>{text('login.invalid')}</p>
          <p>{text('login.invalid.help')}</p>
          <ActivationHelp />
        </Titled>
      )
    default:
      return null
  }
}

/** User name, password with its toggle, remember me; then /account. */
function LoginForm({ form, submit, isDone, inactive }: ReturnType<typeof useLogin>) {
  const text = useText()
  const asked = askedPath('customer')
  const { begun }: BegunState = useLocation().state ?? {}
  const state: AskedState & BegunState = asked === undefined ? { begun } : { isAskedFor: true }
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareSignIn}>
      <TextField
        name="userName"
        label={text('login.userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {inactive && <LinkAgain refused={inactive} credentials={form.getValues} />}
      <PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
      <Cluster justifyContent="space-between" columnGap="4">
        <CheckField name="isRemember">{text('login.remember')}</CheckField>
        <Link to="/passwordReset1">{text('login.forgot')}</Link>
      </Cluster>
      <SubmitButton isDone={isDone}>{text('login.submit')}</SubmitButton>
      <RedirectNotice isDone={isDone} to={asked ?? '/account'} state={state} words={text('login.redirect')} />
    </ServerForm>
  )
}

interface LinkAgainProps {
  readonly refused: FieldRefusal
  readonly credentials: () => Credentials
}

/** The refusal of an inactive account, with a button to mail another link, for a person who knows its password (decision A8). */
function LinkAgain({ refused, credentials }: LinkAgainProps) {
  const text = useText()
  const box = useFocusFor<HTMLDivElement>(refused)
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      const { sendActivation } = await loadChunk(loadSending)
      await sendActivation(credentials())
    } finally {
      setSending(false)
    }
  }
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="warn" role="alert">
        <Stack gap="1">
          <p>{refused.message}</p>
          <p>{text('login.inactive')}</p>
          <Ways>
            <Button look="link" textStyle="t14" py="2" disabled={isSending} onClick={() => void send()}>
              {text('login.inactive.again')}
            </Button>
            <Contact />
          </Ways>
        </Stack>
      </Notice>
    </div>
  )
}

const loadRules = () => import('./signInRules.ts')
const loadSending = () => import('./signIn.ts')
const resolver = fieldRules<Credentials>(loadRules)

/**
 * The login form, with the email address of who has just registered: both fields required, refusals beside their field (customer document, sections 2 and 5). `inactive` if the account is
 * not activated yet, which is no fault of the form's (decision A8).
 */
function useLogin() {
  const [inactive, setInactive] = useState<FieldRefusal>()
  const { search, state } = useLocation()
  const arrival = arrivalOf(search, state)
  const server = useServerForm<Credentials>({
    defaultValues: {
      userName: arrival.from === 'registration' ? arrival.email : '',
      password: '',
      isRemember: false,
    },
    resolver,
    send: async (credentials) => {
      const { signIn } = await loadChunk(loadSending)
      const reply = await signIn(credentials)
      const refused = reply.userErrors.find(({ code }) => code === 'ACCOUNT_INACTIVE')
      setInactive(refused)
      return refused ? undefined : reply
    },
  })
  return { ...server, inactive }
}

/** Loads what signing in needs once somebody starts to type, so that sending the form does not wait for it. */
function prepareSignIn(): void {
  prepareRules(loadRules, loadSending)
}

/** The ways to an active account if no link works: a mailed code activates too, and the office sends a new link (decision A8). */
function ActivationHelp() {
  const text = useText()
  return (
    <Ways>
      <Link to="/passwordReset1">{text('activation.reset')}</Link>
      <Contact />
    </Ways>
  )
}

function Contact() {
  const text = useText()
  return <a href={`mailto:${businessRules.company.email}`}>{text('activation.contact')}</a>
}

const Ways = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', '& a': { py: '2' } },
})

interface TitledProps {
  readonly tone: 'ok' | 'info' | 'warn'
  readonly title: string
  readonly children: ReactNode
}

/** A notice with a heading and paragraphs. */
function Titled({ tone, title, children }: TitledProps) {
  return (
    <Notice tone={tone}>
      <Stack gap="1" overflowWrap="anywhere">
        <chakra.h2 textStyle="t16">{title}</chakra.h2>
        {children}
      </Stack>
    </Notice>
  )
}
