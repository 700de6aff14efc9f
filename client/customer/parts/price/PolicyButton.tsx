import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useDialog } from '../../../ui/useDialog.tsx'

const PolicyDialog = lazyPart(async () => (await import('./PolicyDialog.tsx')).PolicyDialog)

/** A link-like button that opens the cancellation policy with its table of fees (decisions E3, E11). */
export function PolicyButton({ label }: { readonly label: string }) {
  const { open, host } = useDialog()
  return (
    <>
      <Button look="link" className="no-print" onClick={() => open(() => <PolicyDialog />)}>
        {label}
      </Button>
      {host()}
    </>
  )
}
