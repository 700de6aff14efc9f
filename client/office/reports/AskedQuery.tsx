import { chakra } from '@chakra-ui/react/styled-system'
import { type DocumentNode, print } from 'graphql'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonAnchor } from '../../ui/Button.tsx'
import { copyText } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Muted } from '../../ui/layout.tsx'

interface AskedQueryProps {
  readonly document: DocumentNode
  readonly variables: Record<string, unknown>
}

/** The report's query, to read, copy and run elsewhere. */
export function AskedQuery({ document, variables }: AskedQueryProps) {
  const text = useText()
  const hasExplorer = useExplorer()
  const query = print(document)
  const values = JSON.stringify(variables, undefined, 2)
  const words = { copied: 'officeReports.copied', failed: 'officeReports.copyFailed' } as const
  return (
    <chakra.details mt="4">
      <chakra.summary cursor="pointer" textStyle="t14" fontWeight="medium" py="2">
        {text('officeReports.query')}
      </chakra.summary>
      <Muted>{text('officeReports.query.hint')}</Muted>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2" mb="3">
        <Button size="sm" onClick={() => void copyText(`${query}\n\n${values}`, words)}>
          <Icon name="copy" size={18} />
          {text('officeReports.copy')}
        </Button>
        {hasExplorer && (
          <ButtonAnchor size="sm" href={explorerOf(query, values)} target="_blank" rel="noreferrer">
            <Icon name="external" size={18} />
            {text('officeReports.explorer')}
          </ButtonAnchor>
        )}
      </chakra.div>
      <Code tabIndex={0} aria-label={text('officeReports.query')}>
        <code>{query}</code>
      </Code>
      <chakra.p textStyle="t14" fontWeight="medium" mb="1">
        {text('officeReports.variables')}
      </chakra.p>
      <Code tabIndex={0} aria-label={text('officeReports.variables')}>
        <code>{values}</code>
      </Code>
    </chakra.details>
  )
}

/** After the "#", which reaches no server and runs nothing by itself. */
function explorerOf(query: string, variables: string): string {
  return `/graphql#${new URLSearchParams({ query, variables })}`
}

const Code = chakra('pre', {
  base: {
    overflow: 'auto',
    maxHeight: '24rem',
    p: '3',
    mb: '3',
    bg: 'sunk',
    borderRadius: 'card',
    textStyle: 't14',
    '&, & code': {
      fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    },
  },
})

/** Whether this server has the query explorer: outside production only. */
function useExplorer(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/graphql', { method: 'GET', headers: { accept: 'text/html' }, signal: leaving.signal }).then(
      (reply) => {
        setThere(reply.ok)
        leaving.abort()
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return isThere
}
