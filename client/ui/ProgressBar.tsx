import { chakra } from '@chakra-ui/react/styled-system'

/**
 * A progress bar.
 * @param props.percent 0 to 100
 */
export function ProgressBar({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="3"
      borderRadius="full"
      bg="sunk"
      boxShadow="inset 0 0 0 1px {colors.line}"
      overflow="hidden"
    >
      <Fill style={{ width: `${percent}%` }} />
    </chakra.div>
  )
}

const Fill = chakra('div', { base: { height: '100%', borderRadius: 'full', bg: 'brand' } })
