import type { ComponentProps } from 'react'
import { AppLink, type AppLinkProps } from './app-link.tsx'

type ButtonLook = 'primary' | 'sunset' | 'quiet' | 'plain'
type ButtonSize = 'regular' | 'small'

const looks: Record<ButtonLook, string> = {
  primary: 'forced-colors:border bg-lagoon text-on-lagoon hover:bg-lagoon-deep',
  sunset: 'forced-colors:border bg-sunset text-on-sunset hover:bg-sunset-deep',
  quiet: 'border border-rim bg-surface text-ink hover:border-lagoon hover:text-lagoon',
  plain: 'text-lagoon hover:text-lagoon-deep hover:underline',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 py-2',
  small: 'min-h-9 px-4.5 py-1.5 pointer-coarse:min-h-11',
}

interface Appearance {
  look?: ButtonLook
  size?: ButtonSize
}

/** For links off the site that look like buttons. */
export function buttonLook({ look = 'primary', size = 'regular' }: Appearance, className = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-full large-text:max-w-full large-text:rounded-3xl font-semibold transition active:scale-98 disabled:opacity-50 ${looks[look]} ${sizes[size]} ${className}`
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...button
}: Appearance & ComponentProps<'button'>) {
  return <button type={type} className={buttonLook({ look, size }, className)} {...button} />
}

export function ButtonLink({ look, size, className, ...link }: Appearance & AppLinkProps) {
  return <AppLink className={buttonLook({ look, size }, className)} {...link} />
}
