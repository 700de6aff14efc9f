/** What a mail says, before it is HTML or plain text: the same words in both. Nothing in it is markup. */
export interface MailDocument {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly title: string
  readonly greeting: string
  readonly blocks: readonly MailBlock[]
  /** Why the reader gets it. */
  readonly footer: string
}

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Labels and their values. @property strong the last row is the sum */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[]; readonly strong?: boolean }
  /** Something to type in elsewhere. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string; readonly fallback?: string }
  /** Small print under a heading of its own. */
  | { readonly kind: 'terms'; readonly title: string; readonly paragraphs: readonly string[] }

export type Fact = readonly [label: string, value: string]
