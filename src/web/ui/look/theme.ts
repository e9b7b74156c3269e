export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'zilbazar-theme'

/** The colour of the header, which browsers give to their own bars. */
export const barColors = { light: '#ffffff', dark: '#15252a' }

/**
 * Runs in the head before the first paint, so that the other theme never flashes. The page's own tags follow the
 * system, and the first tag that applies is used, so the chosen theme's is put before them.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;var m=document.createElement('meta');m.name='theme-color';m.content=t==='dark'?'${barColors.dark}':'${barColors.light}';document.head.prepend(m)}}catch(e){}`

export function rememberedTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  colorBars(theme)
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be blocked. The choice then lasts as long as the page.
  }
}

function colorBars(theme: Theme): void {
  document.head.querySelector('meta[name=theme-color]:not([media])')?.remove()
  if (theme === 'system') return
  const tag = document.createElement('meta')
  tag.name = 'theme-color'
  tag.content = barColors[theme]
  document.head.prepend(tag)
}
