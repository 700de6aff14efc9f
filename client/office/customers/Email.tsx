import { chakra } from '@chakra-ui/react/styled-system'
import { CopyButton } from '../../ui/CopyButton.tsx'

interface EmailProps {
  readonly address: string
  /** Writes to it when pressed; in a list the whole line is a link already. */
  readonly isLink?: boolean
}

/** An e-mail address on one line: what does not fit is in the title, and a press copies all of it. */
export function Email({ address, isLink = false }: EmailProps) {
  const written = isLink ? <a href={`mailto:${address}`}>{address}</a> : address
  return (
    <Line data-email="">
      <span title={address}>{written}</span>
      <CopyButton
        content={address}
        label="officeUsers.email.copy"
        about={address}
        copied="officeUsers.email.copied"
        failed="officeUsers.email.notCopied"
      />
    </Line>
  )
}

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: '0',
    maxWidth: '100%',
    // above a line that is a link
    '& > button': {
      position: 'relative',
      zIndex: '1',
      flex: 'none',
      boxSize: '6',
      minHeight: '6',
      minWidth: '6',
    },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
