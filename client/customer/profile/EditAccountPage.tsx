import { useQuery } from '@apollo/client/react'
import { QueryState } from '../../api/QueryState.tsx'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EditAccountForm } from './EditAccountForm.tsx'
import { FormFrame } from './FormFrame.tsx'
import { ProfileDocument } from './profile.generated.ts'

/** /editAccount: what customers may change of their own details (document sections 2 and 3). */
export function Component() {
  const text = useText()
  // The form edits the values stored now, never an older copy.
  const result = useQuery(ProfileDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'first' },
  })
  return (
    <FormFrame title={text('profile.edit.title')} lede={text('profile.edit.lede')}>
      <QueryState result={result} words="profile.failed" skeleton={<FormSkeleton />}>
        {({ profile }) => <EditAccountForm profile={profile} />}
      </QueryState>
    </FormFrame>
  )
}

/** How high each part of the form is. */
const heights = {
  email: '4.5rem',
  names: '4.5rem',
  birthday: '6rem',
  phone: '6rem',
  mails: '9rem',
  button: '3.25rem',
}

/** The form before its values arrive. */
function FormSkeleton() {
  return (
    <Stack aria-hidden gap="4">
      {Object.entries(heights).map(([part, height]) => (
        <Skeleton key={part} height={height} />
      ))}
    </Stack>
  )
}
