import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { useText } from '../i18n/useText.ts'

interface PageHeadingProps extends Omit<HTMLChakraProps<'h1'>, 'title'> {
  /** The browser tab's title; the product's name is added. */
  readonly title: string
  /** The title by default. */
  readonly children?: ReactNode
}

/**
 * The page's one h1. It names the tab and, except on the first page of a visit, takes the focus so that a screen reader announces the new
 * page.
 */
export function PageHeading({ title, children = title, ...style }: PageHeadingProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const announcedPath = useRef<string>(undefined)
  const { key, pathname } = useLocation()
  const isFirst = key === 'default'

  useEffect(() => {
    document.title = text('page.title', { title, company: businessRules.company.name })
  }, [text, title])

  useEffect(() => {
    // a new path is a new page even with the same component; a new query, such as a filter's or a dialog's, is not
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [pathname, isFirst])

  return (
    <chakra.h1 ref={heading} tabIndex={-1} {...style}>
      {children}
    </chakra.h1>
  )
}
