import { expect, it } from 'vitest'
import { withoutNotes } from '../../schema/rules/textNotes.ts'

/** One word for one thing (GLOSSARY.md), in every text of client and server. */

type Texts = Record<string, string>

const files = import.meta.glob<Texts>(['../**/texts/*.json', '../../schema/*/{en,fr,zh,ind}.json'], {
  import: 'default',
  eager: true,
})

/** What is called otherwise, by language. "मेल खाना" is to match. */
const shunned: Readonly<Record<string, RegExp>> = {
  en: /(?<!e[-‑])\bmails?\b/i,
  fr: /\be-?mails?\b/i,
  zh: /员工组|检查项/,
  ind: /(?<!ई)मेल(?! नहीं खा)|ई-मेल|काम का बिंदु/,
}

it.each(Object.keys(shunned))('calls a thing by its one word in %s', (language) => {
  expect(
    textsIn(language)
      .flatMap((texts) => Object.entries(texts))
      .filter(([, text]) => shunned[language]?.test(withoutNames(text))),
  ).toEqual([])
})

it.each(Object.keys(shunned))('ends lists in the same words for customers and crews in %s', (language) => {
  const texts: Texts = Object.assign({}, ...textsIn(language))
  expect(texts['crew.list.end']).toBe(texts['orders.list.end'])
})

function textsIn(language: string): Texts[] {
  return Object.entries(files).flatMap(([file, texts]) =>
    new RegExp(`[./]${language}[.]json$`).test(file) ? [withoutNotes(texts)] : [],
  )
}

/** Names of values and tags are no words. */
function withoutNames(text: string): string {
  return text.replaceAll(/\{\w+[,}]|<\/?\w+>/g, '')
}
