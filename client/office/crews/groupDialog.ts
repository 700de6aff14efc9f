/** What every dialog about a group is given. */
export interface GroupDialogProps {
  readonly onClose: () => void
  /** After it worked: reads the list again and closes. */
  readonly onDone: (groupId: string | undefined) => Promise<void>
  readonly finalFocus: () => HTMLElement | null
}
