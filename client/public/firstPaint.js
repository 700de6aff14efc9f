// Runs before the first paint, from a file of its own because the content security policy forbids inline scripts: the colour mode and
// the language of the last visit are on the page before anything is drawn, and a page that was drawn while building is shown only to
// readers whom it was drawn for.
;(() => {
  const tags = { en: 'en-CA', fr: 'fr-CA', zh: 'zh-Hans', ind: 'hi-IN' }
  const root = document.documentElement
  const { mode, language, isSignedIn } = lastVisit()
  const system = matchMedia('(prefers-color-scheme: dark)')
  paint(mode)
  // a page that stays open follows the system, before its program is there too, as long as nobody chose
  system.addEventListener('change', () => paint(lastVisit().mode))
  root.lang = tags[language]
  if (root.dataset.drawn) root.classList.add(...fitOf(root.dataset))

  function paint(chosen) {
    const isDark = chosen ? chosen === 'dark' : system.matches
    root.classList.toggle('dark', isDark)
    root.classList.toggle('light', !isDark)
    root.style.colorScheme = isDark ? 'dark' : 'light'
  }

  /** Storage may be switched off: then the system's colour mode, English and a visitor's pages hold. */
  function lastVisit() {
    try {
      const saved = localStorage.getItem('preferredLanguage')
      return {
        mode: localStorage.getItem('colorMode'),
        language: Object.hasOwn(tags, saved) ? saved : 'en',
        // another tab may have the token, and hand it over as soon as the program is there
        isSignedIn: localStorage.getItem('customer.isLoggedIn') === 'true',
      }
    } catch {
      return { mode: null, language: 'en', isSignedIn: false }
    }
  }

  function fitOf({ drawn, visitorsOnly, readsAddress }) {
    const isForOthers = isSignedIn && visitorsOnly !== undefined
    const isAsked = readsAddress !== undefined && Boolean(location.search || history.state?.usr)
    if (drawn !== language || isForOthers || isAsked) return ['anew']
    return isSignedIn ? ['signed-in'] : []
  }
})()
