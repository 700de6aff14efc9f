/** A file of text or bytes. @property type its media type, such as text/calendar */
interface TextFile {
  readonly fileName: string
  readonly content: string | Blob
  readonly type: string
}

/** The server's name of a file. */
export function fileNameOf(reply: Response): string | undefined {
  return /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1]
}

/** Hands a file to the browser, which saves it or offers to open it. */
export function saveFile({ fileName, content, type }: TextFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has started the download by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
