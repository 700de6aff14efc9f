import { LoadFailed } from '../../../ui/LoadFailed.tsx'

/** The list could not be read, and how to try again. */
export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <LoadFailed size="sm" words="office.list.failed" onRetry={onRetry} />
}
