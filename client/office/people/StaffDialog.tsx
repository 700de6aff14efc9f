import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Province, type ProvinceCode } from '../../../schema/rules/enumerations.ts'
import { type Reply, sendCommand } from '../../api/command/command.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { CountedField } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { NumberField } from '../../forms/NumberField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import {
  AddStaffDocument,
  SaveStaffDocument,
  type StaffOutcomeFragment,
  type StaffRowFragment,
} from './staff.generated.ts'
import { type StaffFormValues, staffFormOf, staffInputOf } from './staffForm.ts'

const { lengths } = businessRules

interface StaffDialogProps {
  /** The edited person; without it, a new one (back-office document, section 4: add mode without an id). */
  readonly member: StaffRowFragment | undefined
  /** Follows with what a new person still needs. */
  readonly onAdded: (member: StaffRowFragment) => void
}

const resolver = fieldRules<StaffFormValues>(async () => (await import('./staffRules.ts')).staffRules)

/** Adds a staff member, or edits their details. */
export function StaffDialog({ member, onAdded }: StaffDialogProps) {
  const host = useDialogHost()
  const text = useText()
  const form = useServerForm<StaffFormValues, Reply<StaffOutcomeFragment>>({
    defaultValues: staffFormOf(member),
    resolver,
    send: (values) => {
      const input = staffInputOf(values)
      return member
        ? sendCommand({ mutation: SaveStaffDocument, variables: { staffId: member.id, input } })
        : sendCommand({ mutation: AddStaffDocument, variables: { input } })
    },
    onDone: ({ staffMember }) => {
      host?.close(staffMember?.id)
      if (staffMember && !member) onAdded(staffMember)
    },
  })
  return (
    <EditDialog
      title={text(member ? 'officeStaff.edit' : 'officeStaff.add')}
      form={form}
      submitLabel={text(member ? 'office.save' : 'officeStaff.add')}
      size="lg"
    >
      <Fields />
      {member && (
        <Muted>
          <b>{text('officeStaff.recalculate')}</b> {text('officeStaff.recalculate.why')}
        </Muted>
      )}
    </EditDialog>
  )
}

function Fields() {
  const text = useText()
  return (
    <>
      <FieldGrid columns={2}>
        <CountedField
          data-autofocus=""
          name="firstName"
          limit={lengths.name}
          label={text('officeStaff.firstName')}
          autoComplete="off"
        />
        <CountedField
          name="lastName"
          limit={lengths.name}
          label={text('officeStaff.lastName')}
          autoComplete="off"
        />
        <TextField name="email" type="email" label={text('officeStaff.email.label')} autoComplete="off" />
        <TextField name="phone" type="tel" label={text('contact.phone')} autoComplete="off" />
      </FieldGrid>
      <FieldGrid columns="street">
        <CountedField name="unit" limit={lengths.unit} label={text('officeStaff.unit')} autoComplete="off" />
        <CountedField
          name="streetNo"
          limit={lengths.unit}
          label={text('officeStaff.streetNo')}
          autoComplete="off"
        />
        <CountedField
          name="streetName"
          limit={lengths.streetName}
          label={text('officeStaff.streetName')}
          autoComplete="off"
        />
      </FieldGrid>
      <FieldGrid columns="town">
        <CountedField name="city" limit={lengths.name} label={text('officeStaff.city')} autoComplete="off" />
        <SelectField name="province" label={text('officeStaff.province')}>
          <option value="">{text('office.choose')}</option>
          {(Object.keys(Province) as ProvinceCode[]).map((code) => (
            <option key={code} value={code}>
              {`${code} – ${text(`province.${code}`)}`}
            </option>
          ))}
        </SelectField>
        <TextField name="postal" label={text('officeStaff.postal')} autoComplete="off" />
      </FieldGrid>
      <FieldGrid columns={2}>
        <NumberField
          name="selfAssessment"
          max={5}
          step={0.1}
          hasDecimals
          label={text('officeStaff.selfAssessment')}
          hint={text('officeStaff.selfAssessment.hint')}
        />
      </FieldGrid>
      <CheckField name="disabled">{text('officeStaff.disabled.label')}</CheckField>
    </>
  )
}
