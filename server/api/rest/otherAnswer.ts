import type { Readable } from 'node:stream'
import type { z } from 'zod'

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

/** Such an answer as OpenAPI describes it. */
export interface OtherReply {
  readonly status: 200 | 302
  /** Where several calls answer the same: what the contract calls it. */
  readonly name?: string
  /** What a file of JSON holds. */
  readonly json?: z.ZodType
  readonly response: { readonly description: string; readonly headers: object; readonly content?: object }
}

/** The header of a file that a browser saves. */
export const attachment = {
  'Content-Disposition': { schema: { type: 'string' }, description: "attachment with the file's name" },
}

/** A list as a file (decision T7). */
export const savedList: OtherReply = {
  status: 200,
  name: 'SavedList',
  response: {
    description:
      'The whole list as UTF-8 CSV with a byte order mark, sent while it is read. The first line names the columns in the language of Accept-Language, with their units; times are ISO 8601 with offset, amounts plain numbers, dollars with two decimals. A text that a spreadsheet would take for a formula begins with an apostrophe. A connection that ends before the last line is complete means that the file is not.',
    headers: attachment,
    content: { 'text/csv': { schema: { type: 'string' } } },
  },
}
