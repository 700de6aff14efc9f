import { lazyPart } from '../../../ui/lazyPart.tsx'

const simple = () => import('./SimpleDialogs.tsx')

export const RechargeDialog = lazyPart(async () => (await import('./RechargeDialog.tsx')).RechargeDialog)
export const RewardDialog = lazyPart(async () => (await simple()).RewardDialog)
export const TagDialog = lazyPart(async () => (await simple()).TagDialog)
export const MemoDialog = lazyPart(async () => (await simple()).MemoDialog)
export const EmailDialog = lazyPart(async () => (await import('./EmailDialog.tsx')).EmailDialog)
export const EraseDialog = lazyPart(async () => (await import('./EraseDialog.tsx')).EraseDialog)
export const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog)
export const ConfirmDialog = lazyPart(async () => (await simple()).ConfirmDialog)
export const ReverseDialog = lazyPart(async () => (await import('./ReverseDialog.tsx')).ReverseDialog)
