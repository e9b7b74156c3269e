import { memo } from 'react'
import { qrModules } from './qr-modules.ts'

interface QrCodeProps {
  /** What the code says: an address. */
  text: string
  label: string
  className?: string
}

/** Black on white in every theme, because readers need it. */
export const QrCode = memo(function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = qrModules(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-address={text}
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
})
