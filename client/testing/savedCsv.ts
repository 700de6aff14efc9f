import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** A list as a browser saved it. */
export interface SavedCsv {
  readonly fileName: string
  /** The file's first row. */
  readonly head: readonly string[]
  /** Its other rows, cells by the names of the first one. */
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/**
 * Presses a button that exports, waits for the file and reads it; the file begins with the mark that spreadsheets know UTF-8 by, and
 * each of its records ends with CR LF (decision T7).
 */
export async function saveCsv(page: Page, button: Locator): Promise<SavedCsv> {
  const started = page.waitForEvent('download')
  await button.click()
  const file = await started
  const content = await readFile(await file.path(), 'utf8')
  expect(content.startsWith('\uFEFF')).toBe(true)
  expect(content.endsWith('\r\n')).toBe(true)
  const [head = [], ...records] = recordsOf(content.slice(1))
  const rows = records.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
  return { fileName: file.suggestedFilename(), head, rows }
}

/** Cells may hold commas, quotes and line breaks where they are quoted. */
function recordsOf(content: string): string[][] {
  const records: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of content.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    records.push(cells)
    cells = []
  }
  return records
}
