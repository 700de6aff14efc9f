import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { QueueSystemMail } from '../kernel/systemMail.ts'
import type { Area } from '../kernel/viewer.ts'
import type { AttemptLimits } from './attemptLimits.ts'

/** What the stores of accounts work with. */
export interface AccountsBase {
  readonly db: Db
  /** Keys the hashes of tokens and codes (SESSION_SECRET): another secret ends every session. */
  readonly sessionSecret: string
}

/** What whoever takes passwords and codes works with. */
export interface GuardedAccounts extends AccountsBase {
  readonly limits: AttemptLimits
}

/** What the handlers of accounts work with. */
export interface AccountsContext extends GuardedAccounts {
  /** Mails what belongs to a changed row, in the row's own transaction. */
  readonly queueSystemMail: QueueSystemMail
  /** What every captcha shows, for automated checks; never in production. */
  readonly captchaAnswer: string | undefined
  /** The product's own address, without a slash at its end: where links lead back to. */
  readonly publicUrl: string
}

/** Keeps the language a person last used, for mails and invoices (decisions A12, G10). Writes only when it changed. */
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
