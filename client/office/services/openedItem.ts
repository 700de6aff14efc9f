/** The open dialog or drawer of a catalog; its item is found by id, so that it is always current. */
export type OpenedItem =
  | { readonly kind: 'service'; readonly serviceId?: string }
  | { readonly kind: 'texts'; readonly serviceId: string }
  | { readonly kind: 'checkPoint'; readonly serviceId: string; readonly pointId?: string }
  | { readonly kind: 'item'; readonly itemId?: string }
  | { readonly kind: 'rate' }
  | { readonly kind: 'record'; readonly subjectId?: string }

export type OpenItem = (opened: OpenedItem) => void
