import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { sendCommand } from '../../api/command/command.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import { NumberField } from '../../forms/NumberField.tsx'
import { useText } from '../../i18n/useText.ts'
import { EditDialog } from '../parts/EditDialog.tsx'
import type { ItemDialogProps } from './openedItem.ts'
import { PricePreview } from './PricePreview.tsx'
import {
  SaveCatalogSettingsDocument,
  type ServiceRowFragment,
  type ServiceSettingsQuery,
} from './services.generated.ts'
import { useItemForm } from './useItemForm.ts'

interface RateDialogProps extends ItemDialogProps {
  readonly setting: ServiceSettingsQuery['catalogSettings']['catalogs'][number]
  readonly services: readonly ServiceRowFragment[]
}

interface RateValues {
  readonly pointsPerMinute: string
}

const { least, most } = businessRules.catalogue.pointsPerMinute

/** What a minute of a catalog's work costs (decision C1). Orders keep their price. */
export function RateDialog({ setting, services, ...dialog }: RateDialogProps) {
  const text = useText()
  const { catalog, version } = setting
  const { form, submit } = useItemForm<RateValues>({
    dialog,
    defaultValues: { pointsPerMinute: String(setting.pointsPerMinute) },
    send: (values) => {
      // anything but a whole number is sent as null, so that the server says what it accepts
      const typed = typedNumber(values.pointsPerMinute)
      const pointsPerMinute = isWhole(typed) ? typed : 0
      const input = { catalog, version, pointsPerMinute }
      return sendCommand({ mutation: SaveCatalogSettingsDocument, variables: { input } })
    },
    rowOf: () => undefined,
  })
  const typed = typedNumber(useWatch({ control: form.control, name: 'pointsPerMinute' }))
  const fits = isWhole(typed) && typed >= least && typed <= most
  return (
    <EditDialog
      title={text('officeItems.rate.title', { catalog: text(`catalog.${catalog}`) })}
      form={form}
      submit={submit}
      submitLabel={text('office.save')}
      onClose={dialog.onClose}
      finalFocus={dialog.finalFocus}
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
