import type { Messages } from './messageId.ts'

/**
 * The files of all texts by where they lie, the server's own among them. Without `head`, which no visitor loads, and what is told to
 * translators beside it (`home.context.json`). It comes with
 * the routes of people who sign in.
 */
export const signedInTexts = {
  ...import.meta.glob<Messages>(['../**/texts/*.{en,fr,zh,ind}.json', '!../prerendered/**'], {
    import: 'default',
  }),
  ...import.meta.glob<Messages>('../../schema/{refusals,lookups}/{en,fr,zh,ind}.json', {
    import: 'default',
  }),
}
