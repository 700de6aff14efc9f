export { checkedFields } from '../kernel/checkedFields.ts'
