import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  text?: string | undefined
  className?: string
  children: ReactNode
}

export function Panel({ title, text, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-surface p-4 sm:p-7 ${className}`}
    >
      <h2 id={id} className="heading text-xl wrap-anywhere">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
