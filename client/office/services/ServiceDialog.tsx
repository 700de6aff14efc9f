import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { AddOnService, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isAddOnOf } from '../../../schema/rules/propertyConditions.ts'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { CheckField } from '../../forms/CheckField.tsx'
import { CountedArea, CountedField } from '../../forms/CountedField.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { itemFieldOf, type ServiceValues, serviceFormOf, serviceInputOf } from './itemForms.ts'
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
  readonly catalog: CatalogName
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
    fieldOf: (field) => itemFieldOf(field),
    defaultValues: serviceFormOf(service),
    resolver,
    send: (values) => {
      const input = serviceInputOf(values, catalog)
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
  const [noCalc] = useWatch({ control: form.form.control, name: ['noCalc'] })
  return (
    <EditDialog title={title} form={form} submitLabel={service ? text('office.save') : title}>
      <Fields catalog={catalog} isFlat={noCalc} />
      {service && <PricePreview services={[service]} draft={{ isFlat: noCalc }} />}
    </EditDialog>
  )
}

function Fields({ catalog, isFlat }: { readonly catalog: CatalogName; readonly isFlat: boolean }) {
  const text = useText()
  const addOns = Object.values(AddOnService).filter((id) => isAddOnOf(ServiceCatalog[catalog], id))
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
      <SelectField name="detailType" label={text('officeItems.detailType')}>
        {addOns.map((id) => (
          <option key={id} value={id}>
            {text(`addOn.${id}`)}
          </option>
        ))}
      </SelectField>
      <CheckField name="noCalc">{text('officeItems.noCalc')}</CheckField>
      {isFlat && (
        <SelectField name="periodType" label={text('officeItems.periodType')}>
          {Object.values(PeriodType).map((id) => (
            <option key={id} value={id}>
              {text(`periodType.${id}`)}
            </option>
          ))}
        </SelectField>
      )}
      <MonthsField />
      <CheckField name="disabled">{text('officeItems.disabled.label')}</CheckField>
    </>
  )
}
