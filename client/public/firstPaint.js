// Runs before the first paint, from a file of its own because the content security policy forbids inline scripts:
// the colour mode and the language of the last visit are on the page before anything is drawn.
;(() => {
  const tags = { en: 'en-CA', fr: 'fr-CA', zh: 'zh-Hans', ind: 'hi-IN' }
  const root = document.documentElement
  let mode = null
  let language = null
  try {
    mode = localStorage.getItem('colorMode')
    language = localStorage.getItem('preferredLanguage')
  } catch {
    // Storage is switched off: the system's colour mode and English hold.
  }
  const isDark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.classList.add(isDark ? 'dark' : 'light')
  root.style.colorScheme = isDark ? 'dark' : 'light'
  if (Object.hasOwn(tags, language)) root.lang = tags[language]
})()
