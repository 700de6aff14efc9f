/** Which dialog or drawer of a catalog stands open; what is edited is found by its id, so that it is always of today. */
export type OpenedItem =
  | { readonly kind: 'service'; readonly serviceId?: string }
  | { readonly kind: 'texts'; readonly serviceId: string }
  | { readonly kind: 'checkPoint'; readonly serviceId: string; readonly pointId?: string }
  | { readonly kind: 'item'; readonly itemId?: string }
  | { readonly kind: 'rate' }
  | { readonly kind: 'record'; readonly subjectId?: string }

export type OpenItem = (opened: OpenedItem) => void

/** What every dialog of the page is given. */
export interface ItemDialogProps {
  readonly onClose: () => void
  /** After a success: closes, and gives the focus to that row. */
  readonly onDone: (rowId: string | undefined) => void
  readonly finalFocus: () => HTMLElement | null
}
