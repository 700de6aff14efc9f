import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
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
  const variables = shown.variables(filters, { after })
  const run = (wanted: Record<string, string>) => setParams({ report: shown.id, ...wanted })
  return (
    <chakra.div pb="8">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mb="2"
      >
        <PageHeading title={text('office.nav.reports')} textStyle="t24">
          {text('office.nav.reports')}
        </PageHeading>
        <ExportButton
          key={shown.id}
          path={shown.exportPath}
          filter={shown.exportFilter(filters)}
          of={text(shown.title)}
        />
      </chakra.div>
      <LinkTabs
        label={text('office.nav.reports')}
        tabs={reports.map(({ id, title }) => ({
          to: { search: `?report=${id}` },
          label: text(title),
          isOpen: id === shown.id,
        }))}
      />
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
