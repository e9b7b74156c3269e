/** The longest title that fits in the largest type. */
const shortTitle = 64

interface PageTitleProps {
  className?: string
  lang?: string | undefined
  children: string
}

/** The page's title. A long one is set smaller, so that it does not push everything else down. */
export function PageTitle({ className = '', lang, children }: PageTitleProps) {
  const size = children.length > shortTitle ? 'text-2xl' : 'text-2xl sm:text-4xl'
  return (
    <h1 lang={lang} className={`heading wrap-anywhere ${size} ${className}`}>
      {children}
    </h1>
  )
}
