import { expect } from '@playwright/test'

interface Mail {
  readonly kind: string
  readonly to: { readonly address: string }
  readonly text: string
}

/** The plain text of the newest mail of a kind to an address, once the served product has sent it. */
export async function mailTo(address: string, kind: 'activation' | 'resetCode'): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const reply = await fetch(`${process.env.BASE_URL}/dev/mail`, {
        headers: { accept: 'application/json' },
      })
      const { mails }: { readonly mails: readonly Mail[] } = await reply.json()
      text = mails.find((mail) => mail.kind === kind && mail.to.address === address)?.text ?? ''
      return text
    })
    .not.toBe('')
  return text
}
