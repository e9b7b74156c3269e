/** Characters that still stand well in the largest type. */
const shortTitle = 64

/** What the page is about. A long name is set smaller, so that it does not push all else out of sight. */
export function PageTitle({ className = '', children }: { className?: string; children: string }) {
  const size = children.length > shortTitle ? 'text-2xl' : 'text-2xl sm:text-4xl'
  return <h1 className={`heading wrap-anywhere ${size} ${className}`}>{children}</h1>
}
