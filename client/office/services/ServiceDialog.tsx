import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { CheckField } from '../../forms/CheckField.tsx'
import { CountedArea, CountedField } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { addOnsOf, type ServiceValues, serviceFormOf, serviceInputOf } from './itemForms.ts'
import { MonthsField } from './MonthsField.tsx'
import { PricePreview } from './PricePreview.tsx'
import {
  AddServiceDocument,
  SaveServiceDocument,
  type ServiceOutcomeFragment,
  type ServiceRowFragment,
} from './services.generated.ts'

const { lengths } = businessRules

interface ServiceDialogProps {
  readonly catalog: ServiceCatalog
  /** The edited service; without it, a new one. */
  readonly service?: ServiceRowFragment
}

/** Adds a service, or edits one. */
export function ServiceDialog({ catalog, service }: ServiceDialogProps) {
  const host = useDialogHost()
  const text = useText()
  const resolver = useMemo(
    () =>
      fieldRules<ServiceValues>(async () => ({
        schema: (await import('./itemRules.ts')).serviceRules(catalog),
      })),
    [catalog],
  )
  const form = useServerForm<ServiceValues, Reply<ServiceOutcomeFragment>>({
    kind: 'info',
    keepAs: service ? undefined : `service of ${catalog}`,
    defaultValues: serviceFormOf(service),
    resolver,
    send: (values) => {
      const input = serviceInputOf(values)
      if (!service)
        return sendIdempotent({ mutation: AddServiceDocument, about: catalog, terms: { ...input, catalog } })
      const { id: serviceId, version } = service
      return sendCommand({
        mutation: SaveServiceDocument,
        variables: { input: { ...input, serviceId, version } },
      })
    },
    onDone: (reply) => host?.close(reply.service?.id),
  })
  const title = text(service ? 'officeItems.service.edit' : 'officeItems.service.add')
  const [isFlat] = useWatch({ control: form.form.control, name: ['isFlat'] })
  return (
    <EditDialog title={title} form={form} submitLabel={service ? text('office.save') : title}>
      <Fields catalog={catalog} isFlat={isFlat} />
      {service && <PricePreview services={[service]} draft={{ isFlat }} />}
    </EditDialog>
  )
}

function Fields({ catalog, isFlat }: { readonly catalog: ServiceCatalog; readonly isFlat: boolean }) {
  const text = useText()
  return (
    <>
      <CountedField
        data-autofocus=""
        name="name"
        limit={lengths.name}
        label={text('officeItems.name')}
        autoComplete="off"
      />
      <CountedArea name="description" limit={lengths.text} rows={3} label={text('officeItems.description')} />
      <CountedArea
        name="specialNotice"
        limit={lengths.text}
        rows={2}
        label={text('officeItems.notice')}
        hint={text('officeItems.notice.hint')}
        minHeight="4rem"
      />
      <SelectField
        name="addOn"
        label={text('officeItems.detailType')}
        hint={text('officeItems.detailType.hint')}
      >
        {addOnsOf(catalog).map((name) => (
          <option key={name} value={name}>
            {text(`addOn.${name}`)}
          </option>
        ))}
      </SelectField>
      <CheckField name="isFlat">{text('officeItems.noCalc')}</CheckField>
      {isFlat && (
        <SelectField name="periodType" label={text('officeItems.periodType')}>
          {(Object.keys(PeriodType) as (keyof typeof PeriodType)[]).map((name) => (
            <option key={name} value={name}>
              {text(`periodType.${name}`)}
            </option>
          ))}
        </SelectField>
      )}
      <MonthsField />
      <CheckField name="isDisabled">{text('officeItems.disabled.label')}</CheckField>
    </>
  )
}
