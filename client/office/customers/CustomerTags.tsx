import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'

interface CustomerTagsProps {
  readonly customer: {
    readonly isActive: boolean
    readonly tag: 'None' | 'Vip'
    readonly erased: object | null
  }
}

/** Inactive where somebody cannot sign in yet, and VIP (back-office document, section 2; decision A18). */
export function CustomerTags({ customer }: CustomerTagsProps) {
  const text = useText()
  return (
    <>
      {!customer.isActive && !customer.erased && <Tag>{text('officeUsers.inactive')}</Tag>}
      {customer.tag === 'Vip' && <Tag tone="warn">{text('specialAttribute.1')}</Tag>}
    </>
  )
}
