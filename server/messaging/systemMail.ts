import { businessRules } from '../../schema/rules/businessRules.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
import type { MailBlock, MailDocument } from './mailDocument.ts'
import type { MailFacts } from './mailKinds.ts'
import type { Recipient } from './mailMaterial.ts'
import type { MailTranslator } from './mailTexts.ts'
import { secretLife } from './secretLife.ts'

/** Everything a mail about an account is written from. */
export interface SystemMailMaterial {
  readonly kind: SystemMail['kind']
  readonly recipient: Recipient
  readonly facts: MailFacts
  readonly publicUrl: string
}

/** A mail about an account: activation, reset code, changed password, erasure (decisions A7, A8, A20, J1). */
export function systemMail(material: SystemMailMaterial, translator: MailTranslator): MailDocument {
  const { kind, recipient, facts } = material
  const { t } = translator
  const company = businessRules.company.name
  const body = t(`${kind}.body`, bodyParams(facts, translator))
  return {
    subject: t(`${kind}.subject`, { company, code: facts.code ?? '' }),
    preview: body,
    title: t(`${kind}.title`),
    // an unproved mailbox may be anyone's, so the mail repeats nothing that was typed into the form
    greeting: recipient.isActive ? t('greeting', { name: recipient.firstName }) : t('greeting.stranger'),
    blocks: [{ kind: 'text', text: body }, ...blocksOf[kind](material, translator)],
    footer: t(recipient.isActive ? 'footer.service' : 'footer.stranger', { company }),
  }
}

const blocksOf: Record<
  SystemMail['kind'],
  (material: SystemMailMaterial, translator: MailTranslator) => readonly MailBlock[]
> = {
  activation: ({ facts, publicUrl }, { t }) => [
    {
      kind: 'link',
      label: t('button.activate'),
      href: `${publicUrl}${ACTIVATION_PATH}?token=${encodeURIComponent(facts.token ?? '')}`,
      fallback: t('activation.fallback'),
    },
    { kind: 'text', text: t('activation.note', { days: secretLife.activation.total('days') }) },
  ],
  resetCode: ({ facts }, { t }) => [
    { kind: 'code', code: facts.code ?? '' },
    { kind: 'text', text: t('resetCode.note', { minutes: secretLife.resetCode.total('minutes') }) },
  ],
  passwordChanged: ({ publicUrl }, { t }) => [
    { kind: 'text', text: t('passwordChanged.note', { phone: businessRules.company.phone }) },
    { kind: 'link', label: t('button.account'), href: `${publicUrl}/account` },
  ],
  erasureAsked: ({ publicUrl }, { t }) => [
    { kind: 'text', text: t('erasureAsked.note', { phone: businessRules.company.phone }) },
    { kind: 'link', label: t('button.privacy'), href: `${publicUrl}/privacy` },
  ],
  erasureWithdrawn: ({ publicUrl }, { t }) => [
    { kind: 'text', text: t('erasureWithdrawn.note', { phone: businessRules.company.phone }) },
    { kind: 'link', label: t('button.account'), href: `${publicUrl}/account` },
  ],
}

/** The day and the years that a body may name. */
function bodyParams({ date }: MailFacts, translator: MailTranslator) {
  const day = date === undefined ? '' : translator.shortDay(Temporal.PlainDate.from(date))
  return { date: day, years: businessRules.taxRecords.years }
}

/** The call that opens an account and leads on to the sign-in page (decision A8). */
const ACTIVATION_PATH = '/api/Account/activateAccount'
