import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, className = '', type = 'button', ...button }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-grid size-11 flex-none place-items-center rounded-full transition active:scale-95 ${className}`}
      {...button}
    />
  )
}
