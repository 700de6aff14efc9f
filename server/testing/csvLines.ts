/**
 * The lines of a list that was saved as a file, each by the names of its columns.
 * @param text with its byte order mark; no cell may hold a line break
 */
export function csvLines(text: string): Record<string, string>[] {
  const [head = [], ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n').map(cellsOf)
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
