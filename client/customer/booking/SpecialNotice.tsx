import { Notice } from '../../ui/Notice.tsx'

/** What a service wants known before it is booked; nothing for most. */
export function SpecialNotice({ notice }: { readonly notice: string | null | undefined }) {
  return notice ? <Notice>{notice}</Notice> : null
}
