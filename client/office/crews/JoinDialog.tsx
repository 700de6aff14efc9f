import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext } from 'react-hook-form'
import { QueryState } from '../../api/QueryState.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useFieldError } from '../../forms/useFieldError.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import { useChoiceSearch } from '../parts/list/useChoiceSearch.tsx'
import { RowSkeletons } from '../parts/settings/RowList.tsx'
import { Person } from './GroupMembers.tsx'
import {
  AddStaffToGroupDocument,
  AvailableStaffDocument,
  type GroupPersonFragment,
  type StaffGroupCardFragment,
} from './groups.generated.ts'

interface JoinValues {
  readonly staffIds: string[]
}

const resolver = fieldRules<JoinValues>(async () => (await import('./groupRules.ts')).joiningRules)

/** Adds staff to a group: enabled people without a group, at least one (back-office document section 5, decision I2). */
export function JoinDialog({ group }: { readonly group: StaffGroupCardFragment }) {
  const host = useDialogHost()
  const text = useText()
  const people = useQuery(AvailableStaffDocument, {
    variables: { groupId: group.id },
    fetchPolicy: 'network-only',
    context: { overlay: 'never' },
  })
  const form = useCommandForm(AddStaffToGroupDocument, {
    about: group.id,
    defaultValues: { staffIds: [] },
    resolver,
    variables: ({ staffIds }) => ({ input: { groupId: group.id, staffIds } }),
    onDone: () => host?.close(group.id),
  })
  return (
    <EditDialog
      title={text('officeStaff.groups.joinTitle', { group: groupName(text, group.groupNo) })}
      form={form}
      submitLabel={text('officeStaff.groups.join')}
    >
      <QueryState
        result={people}
        words="office.list.failed"
        skeleton={<RowSkeletons count={3} height="2.75rem" />}
      >
        {({ availableStaff }) => <People people={availableStaff ?? []} />}
      </QueryState>
    </EditDialog>
  )
}

function People({ people }: { readonly people: readonly GroupPersonFragment[] }) {
  const text = useText()
  const { register } = useFormContext()
  const error = useFieldError('staffIds')
  const { field, isWanted } = useChoiceSearch(people.length)
  if (people.length === 0) return <chakra.p color="muted">{text('officeStaff.groups.nobody')}</chakra.p>
  return (
    <chakra.fieldset id="staffIds" tabIndex={-1} minWidth="0" aria-describedby={error && 'staffIds-error'}>
      <chakra.legend textStyle="t14" fontWeight="medium" mb="2">
        {text('officeStaff.groups.available')}
      </chakra.legend>
      {field}
      {people.map((person) => (
        <div key={person.id} hidden={!isWanted([person.firstName, person.lastName, person.staffNo])}>
          <CheckBox value={person.id} {...register('staffIds')}>
            <Row as="span" gap="3" my="-6px">
              <Person person={person} />
            </Row>
          </CheckBox>
        </div>
      ))}
      {error && (
        <chakra.p id="staffIds-error" display="flex" gap="1" mt="2" fontWeight="medium" color="danger">
          <Icon name="alert" />
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  )
}
