import { mauritiusDay } from '#domain/mauritius-time.ts'
import { ownerBanners as texts } from '#texts/website-owner/banners.ts'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { BannerForm } from './banner-form.tsx'

export function NewBanner() {
  const { ownerBanners } = useOwnerClient()
  const startsOn = mauritiusDay(useNow(60_000))
  return (
    <div className="space-y-4">
      <BackLink to="/owner/banners">{texts.toList}</BackLink>
      <BannerForm
        title={texts.form.newTitle}
        initial={{ messageEn: '', messageFr: '', link: '', image: null, startsOn, endsOn: '' }}
        send={(banner) => ownerBanners.add(banner)}
      />
    </div>
  )
}
