import { X } from 'lucide-react'
import { isSafeLink } from '#domain/site-link.ts'
import { ownerBanners } from '#texts/website-owner/banners.ts'
import { BannerLine } from '#web/shared/banners/banner-line.tsx'

interface BannerPreviewProps {
  messageEn: string
  messageFr: string
  link: string
  image: string | null
}

/** The banner as visitors see it, in both languages, on a wide screen and on a phone. */
export function BannerPreview({ messageEn, messageFr, link, image }: BannerPreviewProps) {
  const { preview: texts } = ownerBanners
  const content = {
    link: isSafeLink(link.trim()) ? link.trim() : null,
    picture: image ? { image, imagePlaceholder: null } : null,
  }
  return (
    // Its link must not be followed while the form is being filled in.
    <div inert className="space-y-4">
      {(['en', 'fr'] as const).map((language) => (
        <figure key={language} lang={language}>
          <figcaption className="mb-1 text-sm font-semibold">{texts[language]}</figcaption>
          {[
            'hidden h-12 md:block [&_a]:text-base! [&_p]:text-base!',
            'mt-2 h-19 max-w-97.5 [&_a]:text-sm! [&_p]:text-sm!',
          ].map((size) => (
            <div
              key={size}
              className={`overflow-hidden rounded-lg border border-line bg-lagoon-tint px-3.5 ${size}`}
            >
              <div className="relative flex h-full items-center pr-11">
                <BannerLine {...content} message={(language === 'en' ? messageEn : messageFr) || '…'} />
                <X aria-hidden="true" className="absolute right-1.5 size-4.5 text-muted" />
              </div>
            </div>
          ))}
        </figure>
      ))}
    </div>
  )
}
