import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { type Language, languages, languageTags } from '../../../schema/rules/enumerations.ts'
import { languageNames } from '../../i18n/languageNames.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { DocumentName } from './DocumentLink.tsx'
import { DocumentSheet } from './DocumentSheet.tsx'
import { DocumentMissing, DocumentWaiting } from './DocumentStates.tsx'
import type { AskedDocument, ReadDocument } from './documentAddress.ts'
import type { InvoiceSheetFragment } from './InvoiceSheet.generated.ts'

interface DocumentDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The document, also while the dialog fades. */
  readonly asked: AskedDocument | undefined
  readonly read: ReadDocument
  /** Says in place of the document that it could not be read; otherwise nothing. */
  readonly failed: ReactNode
  /** Where to look if there is no such document. */
  readonly missingText: string
}

/** An invoice or one of its credit notes, to read, print and save. */
export function DocumentDialog({ isOpen, onClose, asked, read, failed, missingText }: DocumentDialogProps) {
  const text = useText()
  const { invoice, isMissing } = read
  const number = asked?.creditNoteNo ?? invoice?.payment.invoiceNo
  const [chosen, setChosen] = useState<{ readonly of: string | undefined; readonly language: Language }>()
  useTabTitle(isOpen && invoice !== undefined ? number : undefined)
  const language = chosen && chosen.of === number ? chosen.language : languageOf(invoice)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={<Title asked={asked} number={number} />}
      footer={
        invoice && (
          <>
            <SheetLanguage
              language={language}
              onChoose={(wanted) => setChosen({ of: number, language: wanted })}
            />
            <Button look="primary" onClick={() => window.print()}>
              <Icon name="print" />
              {text('histories.document.print')}
            </Button>
          </>
        )
      }
    >
      {invoice && <DocumentSheet invoice={invoice} creditNoteNo={asked?.creditNoteNo} language={language} />}
      {isMissing && <DocumentMissing sentence={missingText} />}
      {failed}
      {!invoice && !isMissing && !failed && <DocumentWaiting />}
    </Dialog>
  )
}

/** The customer's own language (decision G10), not the page's. */
function languageOf(invoice: InvoiceSheetFragment | undefined): Language {
  return languages.find((language) => language === invoice?.language) ?? 'en'
}

interface TitleProps {
  readonly asked: AskedDocument | undefined
  /** Absent until it is known. */
  readonly number: string | undefined
}

function Title({ asked, number }: TitleProps) {
  const text = useText()
  if (!number) return text('histories.sheet.invoice')
  return <DocumentName kind={asked?.creditNoteNo ? 'creditNote' : 'invoice'} number={number} />
}

interface SheetLanguageProps {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Another language for this document alone (decision G10: unless the customer chooses otherwise). */
function SheetLanguage({ language, onChoose }: SheetLanguageProps) {
  const text = useText()
  const id = useId()
  return (
    <chakra.div me="auto" ms="-3">
      <HiddenText asChild>
        <label htmlFor={id}>{text('histories.document.language')}</label>
      </HiddenText>
      <Select
        id={id}
        look="quiet"
        value={language}
        onChange={({ target }) => {
          const wanted = languages.find((candidate) => candidate === target.value)
          if (wanted) onChoose(wanted)
        }}
      >
        {languages.map((value) => (
          <option key={value} value={value} lang={languageTags[value]}>
            {languageNames[value]}
          </option>
        ))}
      </Select>
    </chakra.div>
  )
}

/** Names the browser's tab after the open document, and so a printed file. */
function useTabTitle(title: string | undefined): void {
  const text = useText()
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = text('page.title', { title, company: businessRules.company.name })
    return () => {
      document.title = before
    }
  }, [text, title])
}
