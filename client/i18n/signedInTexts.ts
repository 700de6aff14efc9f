import type { Messages } from './messageId.ts'

/**
 * The files of all texts by their place, including the server's own, without `head`, which only prerendered pages contain. It loads with the routes of signed-in people.
 */
export const signedInTexts = {
  ...import.meta.glob<Messages>(['../**/texts/*.{en,fr,zh,ind}.json', '!../prerendered/**'], {
    import: 'default',
  }),
  ...import.meta.glob<Messages>('../../schema/{refusals,lookups}/{en,fr,zh,ind}.json', {
    import: 'default',
  }),
}
