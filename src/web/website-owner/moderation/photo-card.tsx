import type { WaitingPhoto } from '#contract/website-owner/moderation.ts'
import { ownerModeration as words } from '#texts/website-owner/moderation.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { GivenStars } from '#web/shared/product/stars.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { WorkCard } from '#web/website-owner/work-queue.tsx'
import { RefusePhotoButton } from './refuse-photo-button.tsx'
import { Person } from './reported-content.tsx'

export function PhotoCard({ photo }: { photo: WaitingPhoto }) {
  const { photos: texts, content, targets } = words
  const { of, target, comment, author, rating, isHeld } = photo
  return (
    <WorkCard
      title={
        <PlainLink {...(of === 'product' ? toProduct(target._id) : toStore(target._id))}>
          {target.name}
        </PlainLink>
      }
      marks={
        <>
          <Badge look="lagoon">{targets[`${of}-review`]}</Badge>
          {isHeld && <Badge look="peach">{content.isHeld}</Badge>}
        </>
      }
      acts={<PhotoActs photo={photo} />}
      note={texts.consequence}
    >
      <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
        <Picture
          url={photo.image}
          placeholder={photo.imagePlaceholder}
          alt={texts.alt(target.name)}
          sizes="(min-width: 48rem) 28rem, 90vw"
          className="rounded-xl object-contain!"
        />
        <div className="@container min-w-0">
          <FactRows>
            <FactRow name={texts.review}>
              <GivenStars rating={rating} />
              <p className={`wrap-anywhere whitespace-pre-line ${comment ? '' : 'text-muted'}`}>
                {comment || content.noComment}
              </p>
            </FactRow>
            <FactRow name={content.author}>
              <Person {...author} />
            </FactRow>
            <FactRow name={texts.came}>
              <Moment at={photo.createdAt} />
            </FactRow>
          </FactRows>
        </div>
      </div>
    </WorkCard>
  )
}

function PhotoActs({ photo: { _id: photoId, target, author } }: { photo: WaitingPhoto }) {
  const { photos: texts } = words
  const { ownerModeration } = useOwnerClient()
  return (
    <>
      <ActionButton className="max-sm:flex-1" act={() => ownerModeration.showReviewPhoto({ photoId })}>
        {texts.show}
      </ActionButton>
      <RefusePhotoButton photoId={photoId} of={target.name} to={author.email} className="max-sm:flex-1" />
    </>
  )
}
