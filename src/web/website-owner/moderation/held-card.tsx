import type { HeldRating } from '#contract/website-owner/moderation.ts'
import { ownerModeration as words } from '#texts/website-owner/moderation.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { GivenStars, Stars } from '#web/shared/product/stars.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { WorkCard } from '#web/website-owner/work-queue.tsx'
import { Person } from './reported-content.tsx'

export function HeldCard({ rating }: { rating: HeldRating }) {
  const { held: texts, content, targets } = words
  const { of, comment, target, author } = rating
  return (
    <WorkCard
      title={
        <PlainLink {...(of === 'product' ? toProduct(target._id) : toStore(target._id))}>
          {target.name}
        </PlainLink>
      }
      marks={<Badge look="lagoon">{targets[`${of}-review`]}</Badge>}
      acts={<HeldActs rating={rating} />}
      note={texts.consequence}
    >
      <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
        <blockquote className="min-w-0 self-start rounded-xl border border-line bg-sand px-4 py-3">
          <GivenStars rating={rating.rating} />
          <p className={`wrap-anywhere whitespace-pre-line ${comment ? '' : 'text-muted'}`}>
            {comment || content.noComment}
          </p>
        </blockquote>
        <div className="@container min-w-0">
          <FactRows>
            <FactRow name={texts.why}>
              <Reasons rating={rating} />
            </FactRow>
            <FactRow name={texts.author}>
              <Person {...author} />
            </FactRow>
            <FactRow name={texts.record}>{texts.given(author.ratings)}</FactRow>
            <FactRow name={texts.came}>
              <Moment at={rating.updatedAt} />
            </FactRow>
            <FactRow name={texts.average}>
              <Stars average={target.averageRating} count={target.ratingCount} />
            </FactRow>
          </FactRows>
        </div>
      </div>
    </WorkCard>
  )
}

function Reasons({ rating: { sameWords, heldOnTarget } }: { rating: HeldRating }) {
  const { held: texts } = words
  const isOneOfMany = heldOnTarget > 1
  return (
    <>
      {sameWords > 0 && <p className="font-semibold">{texts.sameWords(sameWords)}</p>}
      {isOneOfMany && <p>{texts.together(heldOnTarget)}</p>}
      {sameWords === 0 && !isOneOfMany && texts.unknown}
    </>
  )
}

function HeldActs({ rating: { _id: ratingId, of } }: { rating: HeldRating }) {
  const { held: texts } = words
  const { ownerModeration } = useOwnerClient()
  const question = { sentence: texts.dropQuestion, confirm: texts.dropConfirm, cancel: texts.cancel }
  return (
    <>
      <ActionButton className="max-sm:flex-1" act={() => ownerModeration.releaseRating({ of, ratingId })}>
        {texts.release}
      </ActionButton>
      <ActionButton
        look="quiet"
        className="max-sm:flex-1"
        question={question}
        act={() => ownerModeration.dropRating({ of, ratingId })}
      >
        {texts.drop}
      </ActionButton>
    </>
  )
}
