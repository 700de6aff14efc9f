import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { LanguageRoot } from '../i18n/LanguageRoot.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { system } from './theme/system.ts'

it('has a line for each of two fields with the same fault', async () => {
  await chooseLanguage('en')
  const message = 'At most 20 characters.'
  render(
    <ChakraProvider value={system}>
      <LanguageRoot>
        <ErrorSummary
          attempt={1}
          errors={[
            { message, controlId: 'unit' },
            { message, controlId: 'streetNo' },
          ]}
        />
      </LanguageRoot>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link', { name: message }).map((link) => link.getAttribute('href'))).toEqual([
    '#unit',
    '#streetNo',
  ])
})
