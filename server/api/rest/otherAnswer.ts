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

/** Answers that are not JSON: a picture, a file, whole or streamed row by row, or a redirect. */
export type OtherContent =
  | { readonly image: Buffer; readonly mediaType: 'image/png'; readonly cookie: Cookie }
  | { readonly file: string; readonly mediaType: 'application/json'; readonly fileName: string }
  | { readonly rows: Readable; readonly mediaType: 'text/csv'; readonly fileName: string }
  | { readonly redirectTo: string }

/** Marks an answer that is not JSON. */
export class OtherAnswer {
  readonly content: OtherContent
  constructor(content: OtherContent) {
    this.content = content
  }
}

/** Such an answer as OpenAPI describes it. */
export interface OtherReply {
  readonly status: 200 | 302
  /** Its name in the contract, if several calls share it. */
  readonly name?: string
  /** The content of a JSON file. */
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
