import { lazyPart } from '../../ui/lazyPart.tsx'

export const ServiceDialog = lazyPart(async () => (await import('./ServiceDialog.tsx')).ServiceDialog)
export const TextsDialog = lazyPart(async () => (await import('./TextsDialog.tsx')).TextsDialog)
export const CheckPointDialog = lazyPart(
  async () => (await import('./CheckPointDialog.tsx')).CheckPointDialog,
)
export const AdditionalItemDialog = lazyPart(
  async () => (await import('./AdditionalItemDialog.tsx')).AdditionalItemDialog,
)
export const RateDialog = lazyPart(async () => (await import('./RateDialog.tsx')).RateDialog)
export const CatalogRecord = lazyPart(async () => (await import('./CatalogRecord.tsx')).CatalogRecord)
