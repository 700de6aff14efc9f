import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { SaveServiceTextsInput, ServiceTranslationInput } from '../../api/schema.generated.ts'
import { CountedArea, CountedField } from '../../forms/CountedField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { type OtherLanguage, otherLanguages } from './itemForms.ts'
import { SaveServiceTextsDocument, type ServiceRowFragment } from './services.generated.ts'

const { lengths } = businessRules

/** A service's texts in every language, with its notice (decision C11). */
export function TextsDialog({ service }: { readonly service: ServiceRowFragment }) {
  const text = useText()
  const host = useDialogHost()
  const { id: serviceId, version } = service
  const form = useCommandForm(SaveServiceTextsDocument, {
    kind: 'info',
    defaultValues: textFormOf(service),
    variables: (values) => ({ input: { ...textInputOf(values, service), serviceId, version } }),
    onDone: () => host?.close(serviceId),
  })
  return (
    <EditDialog
      title={text('officeItems.texts.title', { name: service.name })}
      form={form}
      submitLabel={text('office.save')}
      size="lg"
    >
      <Group>
        <legend>{text('officeItems.language.English')}</legend>
        <CountedField
          data-autofocus=""
          name="name"
          limit={lengths.name}
          label={text('officeItems.name')}
          autoComplete="off"
        />
        <CountedArea
          name="description"
          limit={lengths.text}
          rows={3}
          label={text('officeItems.description')}
        />
        <CountedArea
          name="specialNotice"
          limit={lengths.text}
          rows={2}
          label={text('officeItems.notice')}
          hint={text('officeItems.notice.hint')}
        />
      </Group>
      {otherLanguages.map((language) => (
        <Group key={language}>
          <legend>{text(`officeItems.language.${language}`)}</legend>
          <CountedField
            name={`${language}.name`}
            limit={lengths.name}
            label={text('officeItems.name')}
            hint={text('officeItems.texts.fallback')}
            autoComplete="off"
          />
          <CountedArea
            name={`${language}.description`}
            limit={lengths.text}
            rows={3}
            label={text('officeItems.description')}
          />
          <CountedArea
            name={`${language}.specialNotice`}
            limit={lengths.text}
            rows={2}
            label={text('officeItems.notice')}
          />
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

interface Words {
  readonly name: string
  readonly description: string
  readonly specialNotice: string
}

/** A service's texts as the form has them, English first. */
type TextValues = Words & Readonly<Record<OtherLanguage, Words>>

function textFormOf(service: ServiceRowFragment): TextValues {
  const wordsIn = (language: OtherLanguage) =>
    wordsOf(service.translations.find((translation) => translation.language === language))
  return {
    ...wordsOf(service),
    French: wordsIn('French'),
    Chinese: wordsIn('Chinese'),
    Hindi: wordsIn('Hindi'),
  }
}

/** As GraphQL takes them; a language without text is omitted, one that the form does not show stays. */
function textInputOf(
  values: TextValues,
  service: Pick<ServiceRowFragment, 'translations'>,
): Omit<SaveServiceTextsInput, 'serviceId' | 'version'> {
  const { name, description, specialNotice } = values
  const shown: readonly string[] = otherLanguages
  const kept = service.translations
    .filter(({ language }) => !shown.includes(language))
    .map(({ language, ...words }): ServiceTranslationInput => ({ language, ...wordsOf(words) }))
  const typed = otherLanguages.flatMap((language): ServiceTranslationInput[] => {
    const words = wordsOf(values[language])
    return Object.values(words).some((word) => word.trim()) ? [{ language, ...words }] : []
  })
  return { name, description, specialNotice, translations: [...kept, ...typed] }
}

function wordsOf(words?: { readonly [Key in keyof Words]?: string | null }): Words {
  return {
    name: words?.name ?? '',
    description: words?.description ?? '',
    specialNotice: words?.specialNotice ?? '',
  }
}
