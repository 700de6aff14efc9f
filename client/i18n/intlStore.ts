import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { type Language, languageTags } from '../../schema/rules/enumerations.ts'
import { isolatedValues } from '../../schema/rules/isolated.ts'
import { isServerThere, onReturn } from '../browser/connection.ts'
import { createStore } from '../browser/store.ts'
import { toast } from '../ui/toasts.ts'
import {
  hasChosenLanguage,
  onChosenElsewhere,
  renewCookie,
  savedLanguage,
  saveLanguage,
} from './languageChoice.ts'
import { loadMessages } from './loadMessages.ts'
import type { MessageId, Messages, TextPart } from './messageId.ts'

interface Chosen {
  readonly language: Language
  readonly intl: IntlShape
}

const chosen = createStore<Chosen | undefined>(undefined)
const needed = new Set<TextPart>(['site'])
let latest: Language | undefined

/** Stores the reader's choice, which every tab follows, and shows it; input and place stay (decisions J8, P210). */
export function chooseLanguage(language: Language): Promise<void> {
  saveLanguage(language)
  return loadLanguage(language)
}

/** Loads a language and shows the whole page in it. If a later choice overtakes it, it waits for that one. */
async function loadLanguage(language: Language): Promise<void> {
  latest = language
  let isWhole = true
  const messages = await loadMessages(language, [...needed], () => {
    isWhole = false
  })
  if (latest !== language) return loadLanguage(latest)
  show(language, messages)
  if (!isWhole) void awaitTexts()
}

/** Loads parts of the texts in the chosen language; they stay loaded, and every later choice of language includes them. */
export async function needTexts(...parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) needed.add(part)
  if (latest) await loadLanguage(latest)
}

/**
 * Loads the language of the last visit; call it once before the first render.
 * @param drawn the language of the prerendered page, although another tab may have chosen another one since
 */
export function startLanguage(drawn?: Language): Promise<void> {
  renewCookie()
  return loadLanguage(drawn ?? savedLanguage())
}

/** Shows choices made in other tabs, also before this one subscribed (decision P210); returns how to stop. */
export function followOtherTabs(): () => void {
  const follow = (language: Language) => {
    if (language !== latest) void loadLanguage(language)
  }
  follow(savedLanguage())
  return onChosenElsewhere(follow)
}

/** Sets language and texts without storing them: for prerendering, where there is no browser. */
export function setMessages(language: Language, messages: Messages): void {
  chosen.set({ language, intl: intlOf(language, messages) })
}

/**
 * Texts and formats of a language; right-to-left names are isolated in every text. A text that cannot be formatted is an error, also in the
 * built app.
 */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const onError = (fault: unknown) => reportError(fault)
  const intl = createIntl({ locale: languageTags[language], messages, onError }, createIntlCache())
  const format = intl.formatMessage as (...asked: Asked) => string
  const formatMessage = (...[id, values, options]: Asked) =>
    format(id, values && isolatedValues(values), options)
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}

type Asked = [id: object, values?: Readonly<Record<string, unknown>>, options?: object]

/** For `useSyncExternalStore`. */
export const watchLanguage = chosen.watch

/** The current language with its formatter. @throws Error before `startLanguage` is done */
export function chosenLanguage(): Chosen {
  const now = chosen.get()
  if (!now) throw new Error('No language is loaded yet')
  return now
}

/** The language of this tab, in which it also asks the server (decisions A12, P210); before its first texts, the one that is loading. */
export function shownLanguage(): Language {
  return chosen.get()?.language ?? savedLanguage()
}

/**
 * The `Accept-Language` of a call: any language until somebody chooses, so that English by default is not taken for a choice (decision
 * G10).
 */
export function askedLanguage(): string {
  const shown = shownLanguage()
  return shown === 'en' && !hasChosenLanguage() ? '*' : languageTags[shown]
}

/** A text outside of React, such as a toast about a failed call. */
export function textOf(id: MessageId, values?: Record<string, string | number>): string {
  return chosenLanguage().intl.formatMessage({ id }, values)
}

/** A slower load of fewer parts does not remove what a faster one has shown. */
function show(language: Language, loaded: Messages): void {
  const now = chosen.get()
  const known = now?.language === language ? now.intl.messages : {}
  const messages = { ...known, ...loaded } as Messages
  if (now?.language === language && isSame(known, loaded)) return
  // `ind` is written as `hi-IN` (decision A13)
  document.documentElement.lang = languageTags[language]
  setMessages(language, messages)
}

/** Texts that could not be loaded appeared in English, under the same names. */
function isSame(known: object, loaded: Messages): boolean {
  return Object.entries(loaded).every(([id, text]) => Reflect.get(known, id) === text)
}

let stopWaiting: (() => void) | undefined

/** Loads missing texts when the server can be reached again. Without a connection its own bar says why they are missing. */
async function awaitTexts(): Promise<void> {
  if (stopWaiting) return
  stopWaiting = onReturn(() => {
    stopWaiting?.()
    stopWaiting = undefined
    if (latest) void loadLanguage(latest)
  })
  if (await isServerThere()) toast('error', textOf('error.network'))
}
