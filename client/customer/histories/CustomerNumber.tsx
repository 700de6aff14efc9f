import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toasts.ts'

/** The number to quote with a payment, and a button that copies it and says so. */
export function CustomerNumber({ userNo }: { readonly userNo: string }) {
  const text = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(userNo)
      toast('success', text('histories.recharge.copied'))
    } catch {
      toast('warning', text('number.copyFailed'))
    }
  }
  return (
    <Box>
      <chakra.span textStyle="t14" color="muted">
        {text('histories.recharge.number')}
      </chakra.span>
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="1">
        <chakra.strong textStyle="t20" fontWeight="strong" fontVariantNumeric="tabular-nums">
          {userNo}
        </chakra.strong>
        <Button
          look="quiet"
          size="icon"
          aria-label={text('histories.recharge.copy')}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
        </Button>
      </chakra.span>
    </Box>
  )
}

const Box = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    mt: '3',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'sunk',
    borderRadius: 'input',
  },
})
