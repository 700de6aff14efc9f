import type { StoreFactory } from '../../contract/eventStoreContract.ts'

/** What the contract cannot ask of `multiStreamAppend`, and why. */
export const MULTI_STREAM_APPEND: StoreFactory['lacks'] = {
  checkOnly: 'no stream can be checked without being written',
  everyViolation: 'it names the first failing stream only',
  everyId: 'it compares ids at the revisions that it is to write only',
  alternatingStreams: 'it takes each stream once',
}
