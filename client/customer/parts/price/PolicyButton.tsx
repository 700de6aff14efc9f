import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const PolicyDialog = lazyPart(async () => (await import('./PolicyDialog.tsx')).PolicyDialog)

/** A link-like button that opens the cancellation policy with its table of fees (decisions E3, E11). */
export function PolicyButton({ label }: { readonly label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="link" className="no-print" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <PolicyDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
