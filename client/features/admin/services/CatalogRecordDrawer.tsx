import { CatalogRecordDocument } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { useRecord } from '../parts/settings/useRecord.ts'

interface CatalogRecordDrawerProps {
  /** Only of this service; of the whole catalogue without. */
  readonly subjectId: string | undefined
  readonly onClose: () => void
}

/** What the office changed of the catalogue, newest first. */
export function CatalogRecordDrawer({ subjectId, onClose }: CatalogRecordDrawerProps) {
  const text = useText()
  const chosen = { subjectId: subjectId ?? null }
  const { nodes, ...record } = useRecord(CatalogRecordDocument, 'catalogChanges', chosen)
  const changes = nodes?.map(({ node }) => ({
    key: node.id,
    action: text(`officeItems.did.${node.action}`),
    subject: [node.checkPointName, node.subjectName].filter(Boolean).join(' · '),
    adminName: node.adminName,
    at: node.at.at,
    zoneLabel: node.at.zoneLabel,
    fields: node.fields,
  }))
  return <RecordDrawer title={text('office.record.title')} onClose={onClose} changes={changes} {...record} />
}
