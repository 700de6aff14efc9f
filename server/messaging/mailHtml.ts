import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Fact, MailBlock, MailDocument } from './mailDocument.ts'
import type { MailTranslator } from './mailTexts.ts'
import { html, Markup } from './markup.ts'

/**
 * A mail as HTML that mail programs of all kinds show alike: tables and inline styles, no picture, nothing fetched from anywhere. Where
 * the program is dark and says so, the mail is dark too.
 */
export function mailHtml(document: MailDocument, translator: MailTranslator): string {
  const { preview, title, greeting, blocks, footer } = document
  const { company } = businessRules
  return html`<!doctype html>
<html lang="${translator.tag}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${document.subject}</title>
${mailStyle}
</head>
<body class="canvas" style="margin:0;padding:0;background:#fafaf7;color:#16211d;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif;font-size:16px;line-height:24px">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#fafaf7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px"><span class="brand" style="color:#1c6b54;font-size:20px;line-height:28px;font-weight:650;letter-spacing:-.01em">${company.name}</span></td></tr>
<tr><td class="panel" style="background:#ffffff;border:1px solid #e0e5e0;border-top:4px solid #1c6b54;border-radius:10px;padding:28px 28px 32px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:650;letter-spacing:-.01em">${title}</h1>
<p style="margin:0 0 16px">${greeting}</p>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="muted" style="padding:20px 8px;color:#55645d;font-size:14px;line-height:20px">
<p style="margin:0 0 8px">${translator.t('footer.contact', { phone: company.phone, email: company.email })}</p>
<p style="margin:0 0 8px">${footer}</p>
<p style="margin:0">${senderLine()}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`.toString()
}

/** Who sends it, as the law on commercial mails asks. */
export function senderLine(): string {
  const { legalName, address } = businessRules.company
  return `${legalName}, ${address.street}, ${address.city} ${address.province} ${address.postal}`
}

function blockHtml(block: MailBlock): Markup {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${block.text}</p>`
    case 'facts':
      return factsHtml(block)
    case 'code':
      return html`<p class="tint" style="margin:0 0 16px;padding:16px;border-radius:10px;background:#eff8f4;text-align:center;font-size:32px;line-height:40px;font-weight:650;letter-spacing:.25em;font-variant-numeric:tabular-nums">${block.code}</p>`
    case 'link':
      return linkHtml(block)
    case 'terms':
      return html`<div class="line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e0e5e0">
<h2 class="muted" style="margin:0 0 8px;color:#55645d;font-size:14px;line-height:20px;font-weight:650">${block.title}</h2>
${block.paragraphs.map((text) => html`<p class="muted" style="margin:0 0 8px;color:#55645d;font-size:14px;line-height:20px">${text}</p>`)}
</div>`
  }
}

function factsHtml({ rows, strong = false }: MailBlock & { kind: 'facts' }): Markup {
  const row = strong ? amountRow : factRow
  return html`<table class="tint" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;padding:8px 0;background:#f2f4ef;border-radius:10px;font-size:15px;line-height:22px">
${rows.map((fact, place) => row(fact, place === rows.length - 1))}
</table>`
}

function factRow([label, value]: Fact): Markup {
  return html`<tr><th scope="row" class="muted" style="${CELL};width:32%;color:#55645d;font-weight:400;text-align:left">${label}</th><td style="${CELL};overflow-wrap:anywhere">${value}</td></tr>
`
}

/** The last one is the sum. */
function amountRow([label, value]: Fact, isLast: boolean): Markup {
  const weight = isLast ? 650 : 400
  return html`<tr><th scope="row" class="${isLast ? '' : 'muted'}" style="${CELL};color:${isLast ? 'inherit' : '#55645d'};font-weight:${weight};text-align:left">${label}</th><td style="${CELL};font-weight:${weight};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${value}</td></tr>
`
}

const CELL = 'padding:4px 16px;vertical-align:top'

function linkHtml({ label, href, fallback }: MailBlock & { kind: 'link' }): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="button" style="background:#1c6b54;border-radius:8px"><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></td></tr></table>
${fallback === undefined ? '' : html`<p class="muted" style="margin:0 0 16px;color:#55645d;font-size:14px;line-height:20px;overflow-wrap:anywhere">${fallback}<br><a class="brand" href="${href}" style="color:#1c6b54">${href}</a></p>`}`
}

/** For programs that read style sheets: the dark side of the colours, and less margin on small screens. */
const mailStyle = new Markup(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .panel { padding: 20px 18px 24px !important } }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0e1513 !important; color: #edf3f0 !important }
  .panel { background: #151e1b !important; border-color: #29342f !important; border-top-color: #7fbfa7 !important }
  .tint { background: #1b2522 !important }
  .line { border-color: #29342f !important }
  .muted { color: #a3b3ac !important }
  .brand { color: #7fbfa7 !important }
  .button { background: #7fbfa7 !important; color: #071a15 !important }
}
</style>`)
