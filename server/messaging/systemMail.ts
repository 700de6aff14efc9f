import { businessRules } from '../../schema/rules/businessRules.ts'
import type { SystemMail } from '../kernel/systemMail.ts'
import type { MailBlock, MailDocument } from './mailDocument.ts'
import type { MailFacts } from './mailKinds.ts'
import type { Recipient } from './mailMaterial.ts'
import type { MailVoice } from './mailTexts.ts'
import { secretLife } from './secretLife.ts'

/** Everything a mail about an account is written from. */
export interface SystemMailMaterial {
  readonly kind: SystemMail['kind']
  readonly recipient: Recipient
  readonly facts: MailFacts
  readonly publicUrl: string
}

/** A mail about an account: activation, reset code, changed password, erasure (decisions A7, A8, A20, J1). */
export function systemMail(material: SystemMailMaterial, voice: MailVoice): MailDocument {
  const { kind, recipient, facts } = material
  const { say } = voice
  const company = businessRules.company.name
  const body = say(`${kind}.body`, bodyParams(facts, voice))
  return {
    subject: say(`${kind}.subject`, { company, code: facts.code ?? '' }),
    preview: body,
    title: say(`${kind}.title`),
    // what a stranger typed is not said in our name to a mailbox that may be anybody's
    greeting: recipient.isActive ? say('greeting', { name: recipient.firstName }) : say('greeting.stranger'),
    blocks: [{ kind: 'text', text: body }, ...blocksOf[kind](material, voice)],
    footer: say(recipient.isActive ? 'footer.service' : 'footer.stranger', { company }),
  }
}

const blocksOf: Record<
  SystemMail['kind'],
  (material: SystemMailMaterial, voice: MailVoice) => readonly MailBlock[]
> = {
  activation: ({ facts, publicUrl }, { say }) => [
    {
      kind: 'link',
      label: say('button.activate'),
      href: `${publicUrl}${ACTIVATION_PATH}?token=${encodeURIComponent(facts.token ?? '')}`,
      fallback: say('activation.fallback'),
    },
    { kind: 'text', text: say('activation.note', { days: secretLife.activation.total('days') }) },
  ],
  resetCode: ({ facts }, { say }) => [
    { kind: 'code', code: facts.code ?? '' },
    { kind: 'text', text: say('resetCode.note', { minutes: secretLife.resetCode.total('minutes') }) },
  ],
  passwordChanged: ({ publicUrl }, { say }) => [
    { kind: 'text', text: say('passwordChanged.note', { phone: businessRules.company.phone }) },
    { kind: 'link', label: say('button.account'), href: `${publicUrl}/account` },
  ],
  erasureAsked: ({ publicUrl }, { say }) => [
    { kind: 'text', text: say('erasureAsked.note', { phone: businessRules.company.phone }) },
    { kind: 'link', label: say('button.privacy'), href: `${publicUrl}/privacy` },
  ],
  erasureWithdrawn: ({ publicUrl }, { say }) => [
    { kind: 'text', text: say('erasureWithdrawn.note', { phone: businessRules.company.phone }) },
    { kind: 'link', label: say('button.account'), href: `${publicUrl}/account` },
  ],
}

/** The day and the years that a body may name. */
function bodyParams({ date }: MailFacts, voice: MailVoice) {
  const day = date === undefined ? '' : voice.shortDay(Temporal.PlainDate.from(date))
  return { date: day, years: businessRules.taxRecords.years }
}

/** The call that opens an account and leads on to the sign-in page (decision A8). */
const ACTIVATION_PATH = '/api/Account/activateAccount'
