import { silentLog } from '../eventstore/consumer/followerLog.ts'
import { runDueJobs } from '../jobs/jobRunner.ts'
import { openMailCheckpoint } from '../messaging/mailCheckpoint.store.ts'
import type { MailMessage } from '../messaging/mailMessage.ts'
import { follow } from '../messaging/mails.reactor.ts'
import { keepDelivered, mailJobs, sendingForSpecs } from './sendingForSpecs.ts'
import type { StartedProduct } from './startProduct.ts'

/** The mails of a started product, queued and sent when a spec says so. */
export interface ProductMail {
  /** Consumes the log up to now and sends everything; what was delivered by it, in order. */
  send(): Promise<readonly MailMessage[]>
}

/** From now on. */
export async function mailOf(product: StartedProduct): Promise<ProductMail> {
  const { db, store } = product.application
  const { storeIdentity } = await openMailCheckpoint(db, store, product.now())
  const { delivered, deliver } = keepDelivered()
  const { context } = sendingForSpecs({ db, store, now: product.now }, deliver)
  return {
    async send() {
      const before = delivered.length
      const until = await store.head()
      await follow({ db, store, log: silentLog }, storeIdentity, {
        signal: new AbortController().signal,
        until,
      })
      await runDueJobs({ connectionString: product.database.url, jobs: mailJobs(context), log: silentLog })
      return delivered.slice(before)
    },
  }
}
