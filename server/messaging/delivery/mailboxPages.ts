import { businessRules } from '../../../schema/rules/businessRules.ts'
import { languageTags } from '../../../schema/rules/enumerations.ts'
import { html, Markup } from '../markup.ts'
import type { KeptMail } from './mailFolder.ts'

/** The list. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const list = html`<ul>${mails.map(
    (mail) =>
      html`<li><a href="/dev/mail/${mail.id}"><strong>${mail.subject}</strong><span>${mail.to.name} &lt;${mail.to.address}&gt;</span><small>${mail.kind} · ${languageTags[mail.language]} · <time datetime="${mail.createdAt}">${mail.createdAt.slice(0, 19).replace('T', ' ')} UTC</time></small></a></li>`,
  )}</ul>`
  const none = html`<p class="none">No mail yet. What the product would send appears here; reload to look again.</p>`
  return framed('Mailbox', html`<h1>Mailbox</h1>${mails.length > 0 ? list : none}`)
}

/** One mail: as a mail program shows it, as plain text, and what is attached. */
export function mailPage(mail: KeptMail): string {
  const { id, subject, to, calendar } = mail
  return framed(
    subject,
    html`<p><a href="/dev/mail">Mailbox</a></p>
<h1>${subject}</h1>
<p>To ${to.name} &lt;${to.address}&gt; · ${mail.kind} · ${languageTags[mail.language]} · ${mail.createdAt.slice(0, 19).replace('T', ' ')} UTC</p>
<p><a href="/dev/mail/${id}/source.eml">Whole message (.eml)</a>${calendar ? html` · <a href="/dev/mail/${id}/calendar.ics">${calendar.fileName} (${calendar.method})</a>` : ''}</p>
<h2>HTML</h2>
<iframe src="/dev/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as HTML"></iframe>
<h2>Plain text</h2>
<pre>${mail.text}</pre>`,
  )
}

function framed(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${businessRules.company.name}</title>${STYLE}</head><body><main>${content}</main></body></html>`.toString()
}

const STYLE = new Markup(`<style>
:root { color-scheme: light dark; --ink: light-dark(#16211d, #edf3f0); --muted: light-dark(#55645d, #a3b3ac); --line: light-dark(#e0e5e0, #29342f) }
body { margin: 0; background: light-dark(#fafaf7, #0e1513); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px }
a { color: light-dark(#1c6b54, #7fbfa7) }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fff, #151e1b); overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; gap: 2px; padding: 12px 16px; color: inherit; text-decoration: none }
li a:hover, li a:focus-visible { background: light-dark(#eff8f4, #13261f) }
li span, li small, .none { color: var(--muted); overflow-wrap: anywhere }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fafaf7, #0e1513) }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere }
</style>`)
