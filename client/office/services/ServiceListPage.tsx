import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { ServiceCatalog as CatalogIds, nameOf } from '../../../schema/rules/enumerations.ts'
import { QueryState } from '../../api/QueryState.tsx'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { RowSkeletons, SettingsFrame } from '../parts/settings/RowList.tsx'
import { panelOf, TabList } from '../parts/tabs/TabList.tsx'
import { CatalogPanel } from './CatalogPanel.tsx'
import { ServiceSettingsDocument } from './services.generated.ts'

/** /adminServiceList: Service Item Settings, one tab per catalog, kept in the address (back-office document, section 2). */
export function Component() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const catalog = readCatalog(query)
  const result = useQuery(ServiceSettingsDocument, {
    variables: { catalog },
    context: { overlay: 'first' },
  })
  return (
    <SettingsFrame title={text('officeItems.title')} lede={text('officeItems.lede')}>
      <TabList
        id="catalog"
        label={text('officeItems.catalogs')}
        look="line"
        tabs={catalogs.map((value) => ({ value, face: text(`catalog.${value}`) }))}
        chosen={catalog}
        onChoose={(next) => setQuery(catalogQuery(next), { replace: true, preventScrollReset: true })}
      />
      <div {...panelOf('catalog', catalog)}>
        <QueryState
          result={result}
          words="office.list.failed"
          skeleton={<RowSkeletons count={3} height="11rem" />}
        >
          {(data) => <CatalogPanel key={catalog} catalog={catalog} data={data} />}
        </QueryState>
      </div>
    </SettingsFrame>
  )
}

/** The three tabs by their ids (back-office document, section 9). */
const catalogs = Object.keys(CatalogIds) as readonly ServiceCatalog[]

/** The catalog of an address; house cleaning by default. */
function readCatalog(query: URLSearchParams): ServiceCatalog {
  return nameOf(CatalogIds, query.get('catalog')) ?? 'HouseCleaning'
}

/** A tab's address, without default values. */
function catalogQuery(catalog: ServiceCatalog): Record<string, string> {
  return catalog === 'HouseCleaning' ? {} : { catalog: String(CatalogIds[catalog]) }
}
