import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { formatPhone } from '#domain/phone.ts'
import { shortPath } from '#domain/short-address.ts'
import { priceTags as texts } from '#texts/store-owner/tags.ts'
import { QrCode } from './qr-code.tsx'

interface PosterProps {
  store: StoreProfile
  origin: string
}

export function Poster({ store, origin }: PosterProps) {
  const { _id, name, contactInfo, address } = store
  const link = origin + shortPath('s', _id)
  return (
    <article aria-label={texts.poster} className="print-sheet poster">
      <p className="poster-call">{texts.findUs}</p>
      <h2 className="poster-name">{name}</h2>
      <QrCode text={link} label={texts.codeOf(name)} className="poster-code" />
      <p className="poster-scan">{texts.scan}</p>
      <p className="poster-facts">
        {[address.city, contactInfo && formatPhone(contactInfo)].filter(Boolean).join(' · ')}
      </p>
      <p className="poster-link">{link.replace(/^https?:\/\//, '')}</p>
    </article>
  )
}
