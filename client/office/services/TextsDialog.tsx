import { chakra } from '@chakra-ui/react/styled-system'
import { sendCommand } from '../../api/command/command.ts'
import { TextAreaField } from '../../forms/TextAreaField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { EditDialog } from '../parts/EditDialog.tsx'
import { otherLanguages } from './itemForms.ts'
import type { ItemDialogProps } from './openedItem.ts'
import {
  SaveServiceTextsDocument,
  type ServiceOutcomeFragment,
  type ServiceRowFragment,
} from './services.generated.ts'
import { type TextValues, textFormOf, textInputOf } from './serviceTexts.ts'
import { useItemForm } from './useItemForm.ts'

interface TextsDialogProps extends ItemDialogProps {
  readonly service: ServiceRowFragment
}

/** The words of a service in every language, its notice included (decision C11). */
export function TextsDialog({ service, ...dialog }: TextsDialogProps) {
  const text = useText()
  const { form, submit } = useItemForm<TextValues, ServiceOutcomeFragment>({
    dialog,
    defaultValues: textFormOf(service),
    send: (values) => {
      const target = { serviceId: service.id, version: service.version }
      const input = { ...textInputOf(values, service), ...target }
      return sendCommand({ mutation: SaveServiceTextsDocument, variables: { input } })
    },
    rowOf: (reply) => reply.service?.id,
  })
  return (
    <EditDialog
      title={text('officeItems.texts.title', { name: service.name })}
      form={form}
      submit={submit}
      submitLabel={text('office.save')}
      onClose={dialog.onClose}
      finalFocus={dialog.finalFocus}
      size="lg"
    >
      <Group>
        <legend>{text('officeItems.language.English')}</legend>
        <TextField data-autofocus="" name="name" label={text('officeItems.name')} autoComplete="off" />
        <TextAreaField name="description" rows={3} label={text('officeItems.description')} />
        <TextAreaField
          name="specialNotice"
          rows={2}
          label={text('officeItems.notice')}
          hint={text('officeItems.notice.hint')}
        />
      </Group>
      {otherLanguages.map((language) => (
        <Group key={language}>
          <legend>{text(`officeItems.language.${language}`)}</legend>
          <TextField
            name={`${language}.name`}
            label={text('officeItems.name')}
            hint={text('officeItems.texts.fallback')}
            autoComplete="off"
          />
          <TextAreaField name={`${language}.description`} rows={3} label={text('officeItems.description')} />
          <TextAreaField name={`${language}.specialNotice`} rows={2} label={text('officeItems.notice')} />
        </Group>
      ))}
    </EditDialog>
  )
}

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    minWidth: '0',
    // a legend that floats lies inside the frame, below its upper line
    '& > legend': { float: 'left', width: '100%', textStyle: 't16', fontWeight: 'strong' },
    '& + &': { borderTopWidth: '1px', borderColor: 'line', pt: '5' },
  },
})
