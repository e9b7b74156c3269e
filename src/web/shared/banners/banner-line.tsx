import type { MouseEvent, ReactNode } from 'react'
import type { Banner } from '#contract/public/banners.ts'
import { inLanguage } from '#domain/language.ts'
import { common } from '#texts/shared/common.ts'
import { language } from '#texts/shared/language.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { useGoToPath } from '#web/ui/buttons/app-link.tsx'

export type BannerContent = Pick<Banner, 'message' | 'link' | 'picture'>

const look = 'flex min-h-11 min-w-0 items-center gap-2.5 text-sm font-medium md:text-base'

/** A message with its picture, as a whole the link. */
export function BannerLine({ message, link, picture }: BannerContent) {
  const content = (
    <>
      {picture && (
        <span className="h-10 w-13 flex-none overflow-hidden rounded-lg max-[22.5rem]:hidden">
          <Picture url={picture.image} placeholder={picture.imagePlaceholder} alt="" sizes="3.25rem" fills />
        </span>
      )}
      <span className="line-clamp-4 large-text:line-clamp-none leading-[1.3] wrap-anywhere">{message}</span>
    </>
  )
  if (!link) return <p className={look}>{content}</p>
  return <BannerLink link={link}>{content}</BannerLink>
}

function BannerLink({ link, children }: { link: string; children: ReactNode }) {
  const goToPath = useGoToPath()
  const className = `${look} underline decoration-lagoon/60 underline-offset-2 hover:text-lagoon hover:decoration-lagoon`
  if (!link.startsWith('/'))
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="sr-only">{common.opensInNewTab}</span>
      </a>
    )

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !link) return
    event.preventDefault()
    goToPath(link)
  }
  return (
    <a href={inLanguage(language, link)} onClick={follow} className={className}>
      {children}
    </a>
  )
}
