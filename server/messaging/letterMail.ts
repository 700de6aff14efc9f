import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Letter } from '../kernel/letter.ts'
import { letterLife } from './letterLife.ts'
import type { MailBlock, MailDocument } from './mailDocument.ts'
import type { MailFacts } from './mailKinds.ts'
import type { Recipient } from './mailMaterial.ts'
import type { MailVoice } from './mailTexts.ts'

/** Everything a letter of the accounts is written from. */
export interface LetterMaterial {
  readonly kind: Letter['kind']
  readonly recipient: Recipient
  readonly facts: MailFacts
  readonly publicUrl: string
}

/** A letter of the accounts: activation, reset code, changed password (decisions A7, A8, J1). */
export function letterMail(material: LetterMaterial, voice: MailVoice): MailDocument {
  const { kind, recipient, facts } = material
  const { say } = voice
  const company = businessRules.company.name
  return {
    subject: say(`${kind}.subject`, { company, code: facts.code ?? '' }),
    preview: say(`${kind}.body`),
    title: say(`${kind}.title`),
    greeting: say('greeting', { name: recipient.firstName }),
    blocks: [{ kind: 'text', text: say(`${kind}.body`) }, ...blocksOf[kind](material, voice)],
    footer: say('footer.service', { company }),
  }
}

const blocksOf: Record<Letter['kind'], (material: LetterMaterial, voice: MailVoice) => readonly MailBlock[]> =
  {
    activation: ({ facts, publicUrl }, { say }) => [
      {
        kind: 'link',
        label: say('button.activate'),
        href: `${publicUrl}${ACTIVATION_PATH}?token=${encodeURIComponent(facts.token ?? '')}`,
        fallback: say('activation.fallback'),
      },
      { kind: 'text', text: say('activation.note', { days: letterLife.activation.total('days') }) },
    ],
    resetCode: ({ facts }, { say }) => [
      { kind: 'code', code: facts.code ?? '' },
      { kind: 'text', text: say('resetCode.note', { minutes: letterLife.resetCode.total('minutes') }) },
    ],
    passwordChanged: ({ publicUrl }, { say }) => [
      { kind: 'text', text: say('passwordChanged.note', { phone: businessRules.company.phone }) },
      { kind: 'link', label: say('button.account'), href: `${publicUrl}/account` },
    ],
  }

/** The call that opens an account and leads on to the sign-in page (decision A8). */
const ACTIVATION_PATH = '/api/Account/activateAccount'
