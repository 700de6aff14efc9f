import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { LanguageRoot } from '../i18n/LanguageRoot.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { system } from '../ui/theme/system.ts'

/** The providers of every page; the children are the router. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <LanguageRoot>
        {children}
        <LoadingOverlay />
        <ToastRegion />
      </LanguageRoot>
    </ChakraProvider>
  )
}
