import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { loadChunk } from '../../browser/chunks.ts'
import { EntryFoot, EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { NewPasswordFields } from '../parts/entry/NewPasswordFields.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'
import type { ChoiceValues } from './choosePassword.ts'

const { digits, minutes } = businessRules.passwordReset
const afterReset = { after: 'reset' }

/** /passwordReset2 (customer document, section 2). */
export function Component() {
  const text = useText()
  const back = <BackLink to="/login">{text('reset.back')}</BackLink>
  return (
    <EntryPage title={text('reset.choose.title')} lede={text('reset.choose.lede', { minutes })} back={back}>
      <ChoiceForm />
      <EntryFoot>
        {text('reset.none')} <Link to="/passwordReset1">{text('reset.again')}</Link>
      </EntryFoot>
    </EntryPage>
  )
}

function ChoiceForm() {
  const text = useText()
  const { form, submit, isDone } = usePasswordChoice()
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareChoice}>
      <TextField
        name="validationCode"
        label={text('reset.code')}
        hint={text('reset.code.hint', { digits })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxWidth="10rem"
      />
      <NewPasswordFields name="newPassword" label={text('reset.newPassword')} />
      <SubmitButton isDone={isDone}>{text('reset.choose.submit')}</SubmitButton>
      <RedirectNotice isDone={isDone} to="/login" state={afterReset} words={text('reset.choose.redirect')} />
    </ServerForm>
  )
}

const loadRules = () => import('./choiceRules.ts')
const loadSending = () => import('./choosePassword.ts')
const defaultValues: ChoiceValues = { validationCode: '', newPassword: '', confirmation: '' }
const resolver = fieldRules<ChoiceValues>(loadRules)

/** The form for code and new password (customer document sections 2 and 5, /passwordReset2). */
function usePasswordChoice() {
  return useServerForm<ChoiceValues>({
    defaultValues,
    resolver,
    send: async (values) => (await loadChunk(loadSending)).choosePassword(values),
  })
}

/** Loads what sending needs once somebody starts to type. */
function prepareChoice(): void {
  prepareRules(loadRules, loadSending)
}
