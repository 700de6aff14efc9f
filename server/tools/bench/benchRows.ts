import type { Insertable } from 'kysely'
import type { InvoicePartyTable } from '../../billing/invoiceParties.store.ts'
import type { OrderInstructionTable } from '../../ordering/notes/instructions.store.ts'
import type { OrderNumberTable } from '../../ordering/orderNumbers.store.ts'

/** Rows that events point to: they are written before them. */
export interface PointedRows {
  readonly order_number: Insertable<OrderNumberTable>[]
  readonly invoice_party: Insertable<InvoicePartyTable>[]
  readonly order_instruction: Insertable<OrderInstructionTable>[]
}

export function noRows(): PointedRows {
  return { order_number: [], invoice_party: [], order_instruction: [] }
}

/** Takes out what was collected. */
export function takeRows(rows: PointedRows): PointedRows {
  return {
    order_number: rows.order_number.splice(0),
    invoice_party: rows.invoice_party.splice(0),
    order_instruction: rows.order_instruction.splice(0),
  }
}
