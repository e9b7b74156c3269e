import { useEffect } from 'react'

/**
 * Takes the place of react-style-singleton in the build, with which dialogs stop the page from scrolling. That one adds
 * a style element, which the page's policy forbids; this one adopts a style sheet, which it allows.
 */
export function styleSingleton() {
  const sheet = { users: 0, adopted: undefined as CSSStyleSheet | undefined }
  return function AdoptedStyles({ styles }: { styles: string }) {
    useEffect(() => {
      if (sheet.users === 0) sheet.adopted = adopt(styles)
      sheet.users += 1
      return () => {
        sheet.users -= 1
        if (sheet.users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet.adopted)
      }
    }, [styles])
    return null
  }
}

/** A custom property on the body makes the browser style every element of the page again, and nothing reads this one. */
const unusedWidth = /--removed-body-scroll-bar-size:[^;]*;/

function adopt(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.replace(unusedWidth, ''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}
