/** A page of one of the office's records, with every field. */
export const OFFICE_CHANGES = `query OfficeChanges($record: OfficeRecord!, $subjectId: ID, $first: Int, $after: String) {
  officeChanges(record: $record, subjectId: $subjectId, first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges { cursor node { id at { at zoneLabel } adminName action subject subjectId subjectName partId partName
      fields { field before after } } } } }`
