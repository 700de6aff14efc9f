import { useRef } from 'react'
import { loadChunk } from '../../browser/chunks.ts'
import { EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { HumanPart } from '../parts/entry/HumanPart.tsx'
import { type HumanCheck, type HumanValues, noProofYet, proving } from '../parts/entry/humanProof.ts'
import { BackLink } from '../parts/page/BackLink.tsx'

/** /passwordReset1 (customer document, section 2). */
export function Component() {
  const text = useText()
  const back = <BackLink to="/login">{text('reset.back')}</BackLink>
  return (
    <EntryPage title={text('reset.request.title')} lede={text('reset.request.lede')} back={back}>
      <RequestForm />
    </EntryPage>
  )
}

function RequestForm() {
  const text = useText()
  const { form, submit, isDone, human } = useResetRequest()
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareRequest}>
      <TextField
        name="emailOrPhone"
        label={text('login.userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <HumanPart check={human} />
      <SubmitButton isDone={isDone}>{text('reset.request.submit')}</SubmitButton>
      <RedirectNotice isDone={isDone} to="/passwordReset2" words={text('reset.request.redirect')} />
    </ServerForm>
  )
}

interface RequestValues extends HumanValues {
  readonly emailOrPhone: string
}

const loadRules = () => import('./requestRules.ts')
const loadSending = () => import('./requestReset.ts')
const defaultValues: RequestValues = { emailOrPhone: '', ...noProofYet }
const resolver = fieldRules<RequestValues>(loadRules)

/** The form that requests a code (customer document sections 2 and 5, /passwordReset1). */
function useResetRequest() {
  const human = useRef<HumanCheck>(null)
  const server = useServerForm<RequestValues>({
    defaultValues,
    resolver,
    send: (values) =>
      proving(human, values, async (proof) =>
        (await loadChunk(loadSending)).requestReset(values.emailOrPhone, proof),
      ),
  })
  return { ...server, human }
}

/** Loads what sending needs once somebody starts to type. */
function prepareRequest(): void {
  prepareRules(loadRules, loadSending)
}
