/**
 * Fetches every script that this page's program begins with, all at once instead of one after the other names it.
 * @param how `prefetch` when there is nothing else to do, `modulepreload` when somebody waits
 */
export function fetchAhead(how: 'prefetch' | 'modulepreload'): void {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=program]')?.content.split(' ') ?? []
  for (const href of scripts) {
    const link = Object.assign(document.createElement('link'), { rel: how, href })
    if (how === 'prefetch') link.as = 'script'
    document.head.append(link)
  }
}
