import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { loadChunk } from '../../browser/chunks.ts'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { returnPath } from '../../session/returnPath.ts'
import { EntryPage } from './EntryPage.tsx'
import type { OfficeArea, OfficeCredentials } from './officeSignIn.ts'

interface OfficeSignInFormProps {
  readonly area: OfficeArea
  /** The user name's label. */
  readonly userNameLabel: string
  readonly userNameType?: 'text' | 'email'
  /** The page that follows half a second later if none was asked for (back-office document, section 9). */
  readonly first: string
}

const loadRules = () => import('./officeSignInRules.ts')
const loadSending = () => import('./officeSignIn.ts')
const resolver = fieldRules<OfficeCredentials>(loadRules)

/** User name and password, both required; a refusal is under the password with its icon (back-office document, sections 5 and 8). */
export function OfficeSignInForm({
  area,
  userNameLabel,
  userNameType = 'text',
  first,
}: OfficeSignInFormProps) {
  const text = useText()
  const { form, submit, isDone } = useServerForm<OfficeCredentials>({
    defaultValues: { userName: '', password: '' },
    resolver,
    send: async (credentials) => (await loadChunk(loadSending)).officeSignIn(area, credentials),
  })
  return (
    <ServerForm form={form} submit={submit} onBegin={() => prepareRules(loadRules)}>
      <TextField
        name="userName"
        label={userNameLabel}
        inputMode={userNameType}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
      <SubmitButton isDone={isDone}>{text('login.submit')}</SubmitButton>
      <RedirectNotice
        isDone={isDone}
        to={returnPath(area, first)}
        words={text('officeEntry.redirect')}
        afterMs={businessRules.ui.officeRedirectMs}
      />
    </ServerForm>
  )
}

/** The sign-in card inside the gutters of the office's and crews' pages; on a phone the card brings its own. */
export function OfficeEntryPage(props: ComponentProps<typeof EntryPage>) {
  return (
    <chakra.div mx={{ base: '-4', lg: '0' }}>
      <EntryPage {...props} />
    </chakra.div>
  )
}
