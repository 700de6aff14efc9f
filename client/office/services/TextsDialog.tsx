import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { SaveServiceTextsInput, ServiceTranslationInput } from '../../api/schema.generated.ts'
import { CountedArea, CountedField } from '../../forms/CountedField.tsx'
import { EditDialog } from '../../forms/EditDialog.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useDialogHost } from '../../ui/useDialog.tsx'
import { panelOf, TabList } from '../parts/tabs/TabList.tsx'
import { type OtherLanguage, otherLanguages } from './itemForms.ts'
import { SaveServiceTextsDocument, type ServiceRowFragment } from './services.generated.ts'

const { lengths } = businessRules

/** A service's texts in every language, with its notice (decision C11). */
export function TextsDialog({ service }: { readonly service: ServiceRowFragment }) {
  const text = useText()
  const host = useDialogHost()
  const [language, setLanguage] = useState<(typeof languages)[number]>('English')
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
      <TabList
        id="texts"
        label={text('officeItems.texts.languages')}
        look="line"
        tabs={languages.map((value) => ({ value, face: text(`officeItems.language.${value}`) }))}
        chosen={language}
        onChoose={setLanguage}
      />
      <Panel key={language} {...panelOf('texts', language)}>
        <CountedField
          data-autofocus=""
          name={nameIn(language, 'name')}
          limit={lengths.name}
          label={text('officeItems.name')}
          hint={language === 'English' ? undefined : text('officeItems.texts.fallback')}
          autoComplete="off"
        />
        <CountedArea
          name={nameIn(language, 'description')}
          limit={lengths.text}
          rows={3}
          label={text('officeItems.description')}
        />
        <CountedArea
          name={nameIn(language, 'specialNotice')}
          limit={lengths.text}
          rows={2}
          label={text('officeItems.notice')}
          hint={language === 'English' ? text('officeItems.notice.hint') : undefined}
        />
      </Panel>
    </EditDialog>
  )
}

const Panel = chakra('div', { base: { display: 'grid', gap: '4', minWidth: '0' } })

const languages = ['English', ...otherLanguages] as const

/** The form's name of a text; the English ones are the service's own. */
function nameIn(language: (typeof languages)[number], part: keyof Words): string {
  return language === 'English' ? part : `${language}.${part}`
}

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
