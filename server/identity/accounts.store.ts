import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { QueueSystemMail } from '../kernel/systemMail.ts'
import type { Area } from '../kernel/viewer.ts'
import type { AttemptLimits } from './attemptLimits.ts'

/** The dependencies of the stores of accounts. */
export interface AccountsBase {
  readonly db: Db
  /** The key for hashes of tokens and codes (SESSION_SECRET): another secret ends every session. */
  readonly sessionSecret: string
}

/** The dependencies of code that checks passwords and codes. */
export interface GuardedAccounts extends AccountsBase {
  readonly limits: AttemptLimits
}

/** The dependencies of the handlers of accounts. */
export interface AccountsContext extends GuardedAccounts {
  /** Queues the mails of a changed row, in the row's own transaction. */
  readonly queueSystemMail: QueueSystemMail
  /** The text of every captcha, for automated checks; never in production. */
  readonly captchaAnswer: string | undefined
  /** The product's own address, without a slash at its end, for links. */
  readonly publicUrl: string
}

/** Stores the language a person last used, for mails and invoices (decisions A12, G10). It writes only changes. */
export async function rememberLanguage(
  db: Db,
  person: { readonly area: Area; readonly id: string },
  language: Language,
): Promise<void> {
  if (person.area === 'customer')
    await db
      .updateTable('customer')
      .set({ language, language_chosen: true })
      .where('id', '=', person.id)
      .where((is) => is.or([is('language', '<>', language), is('language_chosen', '=', false)]))
      .execute()
  else
    await db
      .updateTable(person.area)
      .set({ language })
      .where('id', '=', person.id)
      .where('language', '<>', language)
      .execute()
}
