import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { useChosenInSight } from '../parts/tabs/useChosenInSight.ts'
import { AskedQuery } from './AskedQuery.tsx'
import { ReportAnswer } from './ReportAnswer.tsx'
import { ReportForm } from './ReportForm.tsx'
import type { Filters } from './report.ts'
import { reports } from './reports.ts'

/** /adminReports: ready questions to the server, their answers, and the same as a file (decision T9). The address holds all of it. */
export function Component() {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const shown = reports.find(({ id }) => id === params.get('report')) ?? reports[0]
  const { after, report: _, ...filters }: Filters = Object.fromEntries(params)
  const tabs = useRef<HTMLUListElement>(null)
  useChosenInSight(tabs, reports.indexOf(shown))
  const variables = shown.variables(filters, { after })
  const run = (wanted: Record<string, string>) => setParams({ report: shown.id, ...wanted })
  return (
    <chakra.div pb="8">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <PageHeading title={text('officeReports.title')} textStyle="t24">
          {text('officeReports.title')}
        </PageHeading>
        <ExportButton
          key={shown.id}
          path={shown.exportPath}
          filter={shown.exportFilter(filters)}
          of={text(shown.title)}
        />
      </chakra.div>
      <nav aria-label={text('officeReports.title')}>
        <Tabs ref={tabs}>
          {reports.map(({ id, title }) => (
            <li key={id}>
              <Tab to={`?report=${id}`} aria-current={id === shown.id ? 'page' : undefined}>
                {text(title)}
              </Tab>
            </li>
          ))}
        </Tabs>
      </nav>
      <ReportForm key={params.toString()} fields={shown.fields} filters={filters} onRun={run} />
      <ReportAnswer
        report={shown}
        variables={variables}
        onNext={(cursor) => run({ ...definedOf(filters), after: cursor })}
        onFirst={after === undefined ? undefined : () => run(definedOf(filters))}
      />
      <AskedQuery document={shown.document} variables={variables} />
    </chakra.div>
  )
}

function definedOf(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

const Tabs = chakra('ul', {
  base: {
    display: 'flex',
    position: 'relative',
    overflowX: 'auto',
    columnGap: '1',
    listStyle: 'none',
    borderBottomWidth: '1px',
    borderColor: 'line',
    mt: '3',
    mb: '4',
  },
})

const Tab = chakra(Link, {
  base: {
    display: 'block',
    whiteSpace: 'nowrap',
    px: { base: '2', sm: '3' },
    py: '2',
    textStyle: 't14',
    fontWeight: 'medium',
    color: 'muted',
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'brand', boxShadow: 'inset 0 -2px 0 {colors.brand}' },
    '&:hover': { color: 'ink' },
  },
})
