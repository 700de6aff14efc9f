import { useText } from '../../i18n/useText.ts'
import { MessagePage } from '../../layout/MessagePage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** Any address without a page. */
export function Component() {
  const text = useText()
  return (
    <MessagePage title={text('notFound.title')} lede={text('notFound.lede')}>
      <ButtonLink look="primary" to="/">
        {text('notFound.home')}
      </ButtonLink>
      <ButtonLink to="/about">{text('nav.about')}</ButtonLink>
    </MessagePage>
  )
}
