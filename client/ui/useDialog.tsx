import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { rowOf } from './rowFocus.ts'

/** What a dialog finds around itself. */
interface DialogHost {
  /** Closes the dialog. @param rowId the row that gets the focus; without one, the opener gets it back */
  readonly close: (rowId?: string) => void
  /** Where the focus goes after closing; null for the opener. */
  readonly finalFocus: () => HTMLElement | null
}

const HostContext = createContext<DialogHost | undefined>(undefined)

/** The host of the surrounding dialog; undefined outside of one, and in one that a page shows by itself. */
export function useDialogHost(): DialogHost | undefined {
  return use(HostContext)
}

/** Counts, so that each opening starts afresh. */
let openings = 0

interface Opened<Shown> {
  readonly id: number
  readonly rowId: string | undefined
  readonly render: (shown: Shown) => ReactNode
}

/**
 * Opens one dialog at a time: `open(() => <StaffDialog member={member} />)`, drawn where the page puts `host(…)`. What the page passes to
 * `host` reaches the open dialog, so that it shows the present state of its subject.
 * @param finalFocus where the focus goes when no row was named, if the opener may be gone
 */
export function useDialog<Shown = void>(finalFocus: () => HTMLElement | null = () => null) {
  const [opened, setOpened] = useState<Opened<Shown>>()
  return {
    isOpen: opened !== undefined,
    /** @param rowId the row that gets the focus afterwards, if the dialog names no other */
    open: (render: Opened<Shown>['render'], rowId?: string) => {
      openings += 1
      setOpened({ id: openings, render, rowId })
    },
    host: (shown: Shown): ReactNode =>
      opened && (
        <Host
          key={opened.id}
          rowId={opened.rowId}
          finalFocus={finalFocus}
          // an answer may come when another dialog is open
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
        >
          {opened.render(shown)}
        </Host>
      ),
  }
}

interface HostProps {
  readonly rowId: string | undefined
  readonly finalFocus: () => HTMLElement | null
  readonly onClose: () => void
  readonly children: ReactNode
}

function Host({ rowId, finalFocus, onClose, children }: HostProps) {
  const row = useRef(rowId)
  const host = {
    close: (named?: string) => {
      row.current = named ?? rowId
      onClose()
    },
    finalFocus: () => rowOf(row.current) ?? finalFocus(),
  }
  return <HostContext value={host}>{children}</HostContext>
}
