import { EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { GoingOn } from '../../forms/GoingOn.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { HumanPart } from '../parts/entry/HumanPart.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'
import { prepareRequest, useResetRequest } from './useResetRequest.ts'

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
      <GoingOn isDone={isDone} to="/passwordReset2" words={text('reset.request.redirect')} />
    </ServerForm>
  )
}
