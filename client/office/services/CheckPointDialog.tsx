import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { type Reply, sendCommand, sendIdempotent } from '../../api/command/command.ts'
import { FieldGrid } from '../../domain/address/FieldGrid.tsx'
import { CheckField } from '../../forms/CheckField.tsx'
import { CountedField } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted, Stack } from '../../ui/layout.tsx'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { AmountField, CountingFields } from './CountingFields.tsx'
import { type CheckPointValues, checkPointFormOf, checkPointInputOf, otherLanguages } from './itemForms.ts'
import { checkPointRules, itemNameRule } from './itemRules.ts'
import { PricePreview } from './PricePreview.tsx'
import {
  AddCheckPointDocument,
  type CheckPointRowFragment,
  SaveCheckPointDocument,
  type ServiceOutcomeFragment,
  type ServiceRowFragment,
} from './services.generated.ts'

interface CheckPointDialogProps {
  readonly service: ServiceRowFragment
  /** The edited check point; without it, a new one. */
  readonly point?: CheckPointRowFragment
}

const resolver = fieldRules<CheckPointValues>(async () => ({ schema: checkPointRules }))

/** Adds a check point to a service, or edits one. */
export function CheckPointDialog({ service, point }: CheckPointDialogProps) {
  const host = useDialogHost()
  const text = useText()
  const form = useServerForm<CheckPointValues, Reply<ServiceOutcomeFragment>>({
    kind: 'info',
    keepAs: point ? undefined : `check point of ${service.id}`,
    defaultValues: checkPointFormOf(point),
    resolver,
    send: (values) => {
      const input = { ...checkPointInputOf(values), serviceId: service.id }
      if (!point) return sendIdempotent({ mutation: AddCheckPointDocument, about: service.id, terms: input })
      const target = { checkPointId: point.id, version: point.version }
      return sendCommand({ mutation: SaveCheckPointDocument, variables: { input: { ...input, ...target } } })
    },
    onDone: (reply) => host?.close(point?.id ?? reply.service?.checkPoints.at(-1)?.id),
  })
  const values = useWatch({ control: form.form.control }) as CheckPointValues
  const title = text(point ? 'officeItems.checkPoint.edit' : 'officeItems.checkPoint.add')
  return (
    <EditDialog title={title} form={form} submitLabel={point ? text('office.save') : title}>
      <Muted mt="-2">{service.name}</Muted>
      <CheckPointFields hasExtra={values.hasExtra} />
      <PricePreview services={[service]} draft={draftOf(values, point?.id)} />
    </EditDialog>
  )
}

/** The preview's terms; nothing while a part cannot be saved. A missing name changes no price. */
function draftOf(values: CheckPointValues, id: string | undefined) {
  const named = { ...values, name: values.name.trim() || '–' }
  const holds =
    checkPointRules.safeParse(named).success &&
    Object.values(values.names).every((name) => itemNameRule.safeParse(name || '–').success)
  return holds ? { checkPoint: { ...checkPointInputOf(named), id: id ?? null } } : undefined
}

const { lengths } = businessRules

/** Name, minutes, the extra if it is switched on, and the name in other languages. */
function CheckPointFields({ hasExtra }: { readonly hasExtra: boolean }) {
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
      <FieldGrid columns={2}>
        <AmountField name="minutes" label={text('officeItems.baseMinutes')} />
      </FieldGrid>
      <CheckField name="hasExtra">{text('officeItems.hasExtra')}</CheckField>
      {hasExtra && <CountingFields mode="extraMode" amount="extraAmount" />}
      <details>
        <chakra.summary cursor="pointer" textStyle="t14" color="brand" minHeight="6">
          {text('officeItems.translations')}
        </chakra.summary>
        <Stack gap="4" mt="3">
          {otherLanguages.map((language) => (
            <CountedField
              key={language}
              name={`names.${language}`}
              limit={lengths.name}
              label={text('officeItems.nameIn', { language: text(`officeItems.language.${language}`) })}
              autoComplete="off"
            />
          ))}
        </Stack>
      </details>
    </>
  )
}
