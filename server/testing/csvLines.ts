/**
 * The lines of a CSV file, each by the names of its columns.
 * @param text with its byte order mark; cells must not have line breaks
 * @param delimiter the separator of its cells
 */
export function csvLines(text: string, delimiter: ',' | ';' = ','): Record<string, string>[] {
  const records = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  const [head = [], ...lines] = records.map((record) => cellsOf(record, delimiter))
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

function cellsOf(line: string, delimiter: string): string[] {
  const cells = new RegExp(`(?:^|${delimiter})(?:"((?:[^"]|"")*)"|([^${delimiter}]*))`, 'g')
  return [...line.matchAll(cells)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
