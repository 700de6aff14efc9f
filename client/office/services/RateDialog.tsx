import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { NumberField } from '../../forms/NumberField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { PricePreview } from './PricePreview.tsx'
import {
  SaveCatalogSettingsDocument,
  type ServiceRowFragment,
  type ServiceSettingsQuery,
} from './services.generated.ts'

interface RateDialogProps {
  readonly setting: ServiceSettingsQuery['catalogSettings']['catalogs'][number]
  readonly services: readonly ServiceRowFragment[]
}

const { least, most } = businessRules.catalogue.pointsPerMinute

/** What a minute of a catalog's work costs (decision C1). Orders keep their price. */
export function RateDialog({ setting, services }: RateDialogProps) {
  const text = useText()
  const { catalog, version } = setting
  const form = useCommandForm(SaveCatalogSettingsDocument, {
    kind: 'info',
    defaultValues: { pointsPerMinute: String(setting.pointsPerMinute) },
    variables: (values) => {
      const typed = typedNumber(values.pointsPerMinute)
      // anything but a whole number is sent as 0, so that the server says what it accepts
      return { input: { catalog, version, pointsPerMinute: isWhole(typed) ? typed : 0 } }
    },
  })
  const typed = typedNumber(useWatch({ control: form.form.control, name: 'pointsPerMinute' }))
  const fits = isWhole(typed) && typed >= least && typed <= most
  return (
    <EditDialog
      title={text('officeItems.rate.title', { catalog: text(`catalog.${catalog}`) })}
      form={form}
      submitLabel={text('office.save')}
    >
      <NumberField
        isFirst
        name="pointsPerMinute"
        min={least}
        max={most}
        label={text('officeItems.rate.label')}
        hint={text('officeItems.rate.hint')}
      />
      <PricePreview services={services} draft={fits ? { pointsPerMinute: typed } : undefined} />
    </EditDialog>
  )
}

/** Fits the contract's Int. */
function isWhole(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31
}
