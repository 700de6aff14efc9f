import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'

interface SheetLine {
  readonly id: string
  readonly words: string
  readonly points?: number
  readonly cents: number
}

/** What was bought or returned. In print the heading repeats on every page and no row is cut. */
export function SheetTable({ lines }: { readonly lines: readonly SheetLine[] }) {
  const text = useText()
  const formats = useFormats()
  const hasPoints = lines.some(({ points }) => points !== undefined)
  return (
    <Table aria-label={text('histories.sheet.lines')}>
      <thead>
        <tr>
          <th scope="col">{text('histories.sheet.item')}</th>
          {hasPoints && (
            <th scope="col" data-points="">
              {text('histories.sheet.points')}
            </th>
          )}
          <th scope="col">{text('histories.sheet.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, words, points, cents }) => (
          <tr key={id}>
            <td>{words}</td>
            {hasPoints && <td data-points="">{points !== undefined && formats.number(points)}</td>}
            <td>{formats.money(cents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th': {
      py: '2',
      textStyle: 't14',
      fontWeight: 'normal',
      color: 'muted',
      textAlign: 'end',
      borderBottomWidth: '1px',
      borderColor: 'ink',
    },
    '& td': {
      py: { base: '3', _print: '2' },
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
    '& th + th, & td + td': { ps: '4' },
    '& [data-points]': { display: { base: 'none', sm: 'table-cell', _print: 'table-cell' } },
  },
})
