import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Card } from '../../../ui/Card.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Wrap } from '../../../ui/Wrap.tsx'
import { ScreenLink } from '../site/ScreenLink.tsx'
import { LoginForm } from './LoginForm.tsx'

/** /login (customer document, section 2). */
export function Component() {
  const text = useText()
  return (
    <Wrap display="grid" justifyItems="center" pt={{ base: '8', md: '16' }}>
      <Card asChild width="100%" maxWidth="27.5rem" p={{ base: '4', sm: '8' }}>
        <div>
          <PageHeading title={text('login.title')} textStyle="t30">
            {text('login.title')}
          </PageHeading>
          <chakra.p color="muted" mt="2" mb="6">
            {text('login.lede')}
          </chakra.p>
          <LoginForm />
          <NewHere />
        </div>
      </Card>
    </Wrap>
  )
}

function NewHere() {
  const text = useText()
  return (
    <ScreenLink to="/createAccount" label={text('login.create')}>
      {(link) => (
        <chakra.p
          display="flex"
          flexWrap="wrap"
          rowGap="1"
          columnGap="2"
          mt="6"
          pt="6"
          borderTopWidth="1px"
          borderColor="line"
        >
          {text('login.new')} {link}
        </chakra.p>
      )}
    </ScreenLink>
  )
}
