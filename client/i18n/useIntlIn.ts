import { useEffect, useState, useSyncExternalStore } from 'react'
import type { IntlShape } from 'react-intl'
import type { Language } from '../../schema/rules/enumerations.ts'
import { chosenLanguage, intlOf, watchLanguage } from './intlStore.ts'
import { loadMessages } from './loadMessages.ts'
import type { TextPart } from './messageId.ts'

/** Texts and formats of another language than the page's, for a document in somebody else's language; undefined while they load. */
export function useIntlIn(language: Language, parts: readonly TextPart[]): IntlShape | undefined {
  const page = useSyncExternalStore(watchLanguage, chosenLanguage)
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly intl: IntlShape }>()
  const isOfPage = page.language === language
  const names = parts.join()
  useEffect(() => {
    if (isOfPage) return
    let isWanted = true
    void load(language, names.split(',') as TextPart[]).then((intl) => {
      if (isWanted) setLoaded({ language, intl })
    })
    return () => {
      isWanted = false
    }
  }, [isOfPage, language, names])
  if (isOfPage) return page.intl
  return loaded?.language === language ? loaded.intl : undefined
}

/** Texts that cannot be loaded are shown in the page's language (decision J8). */
async function load(language: Language, parts: readonly TextPart[]): Promise<IntlShape> {
  try {
    return intlOf(language, await loadMessages(language, parts))
  } catch {
    return chosenLanguage().intl
  }
}
