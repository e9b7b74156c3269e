import { common } from '#texts/shared/common.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'

export function Logo() {
  const { siteName } = common
  return (
    <AppLink
      to="/"
      className="heading inline-flex min-h-11 items-center gap-2.5 text-2xl font-bold text-lagoon"
    >
      <Artwork name="desert-island" size={28} early />
      {siteName}
    </AppLink>
  )
}
