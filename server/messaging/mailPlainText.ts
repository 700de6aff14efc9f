import { businessRules } from '../../schema/rules/businessRules.ts'
import type { MailBlock, MailDocument } from './mailDocument.ts'
import { senderLine } from './mailHtml.ts'
import type { MailTranslator } from './mailTexts.ts'

/** The same mail for programs and people that read plain text. */
export function mailPlainText(document: MailDocument, translator: MailTranslator): string {
  const { title, greeting, blocks, footer } = document
  const { company } = businessRules
  const foot = [
    translator.t('footer.contact', { phone: company.phone, email: company.email }),
    footer,
    senderLine(),
  ]
  return `${[title, greeting, ...blocks.map((block) => blockText(block, translator)), `-- \n${foot.join('\n')}`].join('\n\n')}\n`
}

function blockText(block: MailBlock, translator: MailTranslator): string {
  const named = (label: string) => translator.t('value.named', { label })
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
      return block.rows.map(([label, value]) => `${named(label)} ${value}`).join('\n')
    case 'code':
      return `    ${block.code}`
    case 'link':
      return `${named(block.label)}\n${block.href}`
    case 'terms':
      return [block.title, ...block.paragraphs].join('\n\n')
  }
}
