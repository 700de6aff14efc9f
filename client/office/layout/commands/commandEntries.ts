import type { OrderStatus } from '../../../api/schema.generated.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import type { Place } from '../places.ts'
import type { CommandCrewsQuery, CommandHitsQuery } from './hits.generated.ts'

/** An entry of the command menu. */
export interface Command {
  readonly icon: IconName
  readonly label: string
  /** Below the label, quieter. */
  readonly facts?: string
  /** Of an order. */
  readonly status?: OrderStatus
  readonly day?: string
  /** What Enter does, where that is not to open it. */
  readonly enter?: MessageId
  readonly to: string | { readonly goOnWith: string }
}

/** Entries of one kind, in the order of the menu. */
export interface CommandGroup {
  readonly heading: MessageId
  readonly commands: readonly Command[]
}

/** What the menu chooses from, and how it writes it. */
export interface Finding {
  readonly places: readonly Place[]
  readonly text: (id: MessageId, values?: Record<string, string | number>) => string
  /** A day, yyyy-mm-dd, in the reader's language. */
  readonly dayOf: (date: string) => string
  /** The server's matches; undefined until then. */
  readonly hits?: CommandHitsQuery | undefined
  /** Crews and their people; undefined until they are there. */
  readonly crews?: CommandCrewsQuery | undefined
}

/** The most entries of a kind; the rest is behind an entry of its own. */
export const SHOWN = 4
