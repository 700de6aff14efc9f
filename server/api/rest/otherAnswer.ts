import type { Readable } from 'node:stream'

/** A cookie that a browser sends back to us and shows to no script (decision K7). */
interface Cookie {
  readonly name: string
  readonly value: string
  readonly seconds: number
  /** Over https alone: wherever the product's own address is https. */
  readonly isSecure: boolean
}

/** A picture, a file to save, whole or while its rows are read, or another address to go to: what a call may answer instead of a reply's JSON. */
export type OtherContent =
  | { readonly image: Buffer; readonly mediaType: 'image/png'; readonly cookie: Cookie }
  | { readonly file: string; readonly mediaType: 'application/json'; readonly fileName: string }
  | { readonly rows: Readable; readonly mediaType: 'text/csv'; readonly fileName: string }
  | { readonly redirectTo: string }

/** Marks an answer that is no JSON, so that the API tells it from a reply's body. */
export class OtherAnswer {
  readonly content: OtherContent
  constructor(content: OtherContent) {
    this.content = content
  }
}
