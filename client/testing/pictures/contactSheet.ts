/** A picture on the sheet. */
export interface SheetPicture {
  /** The screen it shows. */
  readonly name: string
  /** Under the picture: "390 light". */
  readonly caption: string
  readonly file: string
}

/** A page with all pictures, a row for each screen; each opens in full. */
export function contactSheet(title: string, pictures: readonly SheetPicture[]): string {
  const rows = Map.groupBy(pictures, ({ name }) => name)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #f2f4ef; color: #16211d; }
  h2 { margin: 32px 0 8px; font-size: 18px; }
  section > div { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 480px; border: 1px solid #7c8b84; background: #fff; }
  figcaption { font-size: 14px; color: #55645d; }
</style>
<h1>${title}</h1>
${[...rows].map(([name, row]) => sectionOf(name, row)).join('\n')}
</html>
`
}

function sectionOf(name: string, row: readonly SheetPicture[]): string {
  const figures = row.map(
    ({ caption, file }) =>
      `<figure><a href="${file}"><img src="${file}" alt="${name}, ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`,
  )
  return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`
}
