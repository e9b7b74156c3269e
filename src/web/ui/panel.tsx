import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id={id} className="heading text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
