import { Pencil, Trash2 } from 'lucide-react'
import type { ListedBanner } from '#contract/website-owner/banners.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerBanners as texts } from '#texts/website-owner/banners.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { MoveButtons } from '#web/ui/lists/move-buttons.tsx'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { toBanner } from './banner-links.ts'

interface BannerRowProps {
  banner: ListedBanner
  place: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onDeleted: () => void
}

const looks = { running: 'cane', coming: 'lagoon', past: 'peach' } as const

/** A banner in both languages with its days and its place. */
export function BannerRow({ banner, place, isFirst, isLast, onMove, onDeleted }: BannerRowProps) {
  const { _id: bannerId, version, messageEn, messageFr, link, picture, startsOn, endsOn, state } = banner
  const { ownerBanners } = useOwnerClient()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 p-3 @3xl:flex-nowrap @3xl:px-4">
      {picture && (
        <span className="w-20 flex-none overflow-hidden rounded-lg">
          <Picture url={picture.image} placeholder={picture.imagePlaceholder} alt="" sizes="5rem" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p lang="en" className="font-semibold wrap-anywhere">
          {messageEn}
        </p>
        <p lang="fr" className="wrap-anywhere">
          {messageFr}
        </p>
        {link && <p className="text-sm wrap-anywhere text-muted">{texts.linksTo(link)}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm tabular-nums">
          <Badge look={looks[state]}>{texts.states[state]}</Badge>
          {endsOn ? texts.span(formatDate(startsOn), formatDate(endsOn)) : texts.from(formatDate(startsOn))}
        </p>
      </div>
      <div className="flex flex-none items-center gap-1.5 @max-3xl:w-full @max-3xl:flex-wrap @max-3xl:justify-end">
        {state !== 'past' && (
          <MoveButtons
            labels={{ up: texts.up(messageEn), down: texts.down(messageEn) }}
            position={place}
            isFirst={isFirst}
            isLast={isLast}
            onMove={onMove}
          />
        )}
        <ButtonLink {...toBanner(bannerId)} look="quiet" size="small" aria-label={texts.editOf(messageEn)}>
          <Pencil aria-hidden="true" className="size-4" />
          {texts.edit}
        </ButtonLink>
        <ActionButton
          look="quiet"
          size="small"
          aria-label={texts.deleteOf(messageEn)}
          question={{ sentence: texts.deleteQuestion, confirm: texts.delete, cancel: texts.keep }}
          act={async () => {
            const said = await ownerBanners.remove({ bannerId, version })
            onDeleted()
            return said
          }}
          className="hover:border-sunset! hover:text-sunset!"
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {texts.delete}
        </ActionButton>
      </div>
    </li>
  )
}
