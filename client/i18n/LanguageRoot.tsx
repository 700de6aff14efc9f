import { type ReactNode, useSyncExternalStore } from 'react'
import { RawIntlProvider } from 'react-intl'
import { chosenLanguage, watchLanguage } from './intlStore.ts'

/** Provides the chosen language and follows its changes. */
export function LanguageRoot({ children }: { readonly children: ReactNode }) {
  const { intl } = useSyncExternalStore(watchLanguage, chosenLanguage, chosenLanguage)
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
