import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedBanner } from '#contract/website-owner/banners.ts'
import { ownerBanners as texts } from '#texts/website-owner/banners.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { BannerForm } from './banner-form.tsx'
import { bannerQuery } from './banner-queries.ts'

export function EditBanner({ id }: { id: string }) {
  const client = useOwnerClient()
  const { data, error, refetch } = useQuery({ ...bannerQuery(client, id), refetchOnReconnect: false })
  // What is typed stays while a refetch shows that somebody else has saved.
  const [opened, setOpened] = useState<ListedBanner>()
  if (data && !opened) setOpened(data)

  async function openSaved() {
    const { data: saved } = await refetch()
    setOpened(saved)
  }

  return (
    <div className="space-y-4">
      <BackLink to="/owner/banners">{texts.toList}</BackLink>
      {opened ? (
        <BannerForm
          key={opened.version}
          title={texts.form.editTitle}
          initial={{
            ...opened,
            link: opened.link ?? '',
            image: opened.picture?.image ?? null,
            endsOn: opened.endsOn ?? '',
          }}
          send={(banner) => client.ownerBanners.change({ ...banner, bannerId: id, version: opened.version })}
          onOpenSaved={() => void openSaved()}
        />
      ) : error ? (
        <NotLoaded sentence={sentenceOf(error, texts.failedOne)} onTryAgain={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </div>
  )
}
