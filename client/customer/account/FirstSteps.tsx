import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { addUserAddressPath } from '../parts/paths/customerPaths.ts'
import { QuickBook } from './QuickBook.tsx'

export interface FirstStepsProps {
  readonly hasAddress: boolean
  readonly hasPoints: boolean
}

/** The steps of a customer without orders before the first visit: an address, points, then a booking; the next step has the solid button. */
export function FirstSteps({ hasAddress, hasPoints }: FirstStepsProps) {
  const text = useText()
  return (
    <Card aria-labelledby="first-title" gridColumn="1 / -1">
      <CardHead>
        <h2 id="first-title">{text('account.first')}</h2>
      </CardHead>
      <Steps>
        <Step
          number={1}
          isDone={hasAddress}
          title={text('account.first.address')}
          action={
            <ButtonLink look="primary" to={addUserAddressPath('/account')}>
              {text('addresses.add.title')}
            </ButtonLink>
          }
        >
          {text('account.first.address.why')}
        </Step>
        <Step
          number={2}
          isDone={hasPoints}
          title={text('account.first.points')}
          action={
            <ButtonLink look={hasAddress ? 'primary' : 'secondary'} to="/userRecharge">
              {text('account.points.recharge')}
            </ButtonLink>
          }
        >
          {text('account.first.points.why')}
        </Step>
        <Step
          number={3}
          isDone={false}
          title={text('account.first.book')}
          action={
            <QuickBook look={hasAddress && hasPoints ? 'primary' : 'secondary'}>
              {text('series.toAccount')}
            </QuickBook>
          }
        >
          {text('account.first.book.how')}
        </Step>
      </Steps>
    </Card>
  )
}

interface StepProps {
  readonly number: number
  readonly isDone: boolean
  readonly title: string
  /** Offered until the step is done. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Step({ number, isDone, title, action, children }: StepProps) {
  const text = useText()
  return (
    <li data-done={isDone ? '' : undefined}>
      <Mark>{isDone ? <Icon name="check" /> : number}</Mark>
      <div>
        <chakra.h3 textStyle="t18">
          {title}
          {isDone && <HiddenText> {text('account.first.done')}</HiddenText>}
        </chakra.h3>
        <chakra.p color="muted">{children}</chakra.p>
        {!isDone && action && <chakra.div mt="3">{action}</chakra.div>}
      </div>
    </li>
  )
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', lg: '8' },
    listStyle: 'none',
    '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4' },
  },
})

/** The step's number, or a check mark once it is done. */
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderWidth: '1.5px',
    borderColor: 'brandLine',
    borderRadius: 'full',
    color: 'brand',
    fontWeight: 'strong',
    '[data-done] > &': { bg: 'statusTint1', borderColor: 'transparent', color: 'status1' },
  },
})
