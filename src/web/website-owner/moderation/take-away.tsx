import type { ReportTarget } from '#contract/shapes/moderation.ts'
import type { ReportedContent } from '#contract/website-owner/moderation.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerModeration as texts } from '#texts/website-owner/moderation.ts'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { RemovePictureButton } from './remove-picture-button.tsx'
import { SuspendButton } from './suspend-button.tsx'

interface TakeAwayProps {
  target: ReportTarget
  targetId: string
  content: ReportedContent
  /** The number of open reports on the screen. */
  reportsSeen: number
  className?: string
}

/** Removes the content, or its picture, from the public pages, unless it is already removed. */
export function TakeAway({ target, targetId, content, reportsSeen, className }: TakeAwayProps) {
  const { ownerModeration } = useOwnerClient()
  const looks = { className, isGrave: true, name: 'reason' } as const
  if (content.kind === 'store') {
    const { name, person, image } = content
    const store = { _id: targetId, name, email: person.email }
    return (
      <>
        {!content.isPictureRemoved && (
          <RemovePictureButton
            {...{ target: 'store', targetId, image, reportsSeen, className }}
            title={null}
            storeName={name}
            to={person.email}
          />
        )}
        {!content.isSuspended && (
          <SuspendButton store={store} reportsSeen={reportsSeen} className={className} />
        )}
      </>
    )
  }
  if (content.kind === 'product') {
    const { title, store, image } = content
    return (
      <>
        {!content.isPictureRemoved && (
          <RemovePictureButton
            {...{ target: 'product', targetId, image, reportsSeen, className, title }}
            storeName={store.name}
            to={store.name}
          />
        )}
        {!content.isRemoved && (
          <LetterButton
            {...looks}
            texts={texts.removeProduct}
            to={store.name}
            letter={(reason) => letters.productRemoved(title, store.name, reason)}
            send={(reason) => ownerModeration.removeProduct({ productId: targetId, reason, reportsSeen })}
          />
        )}
      </>
    )
  }
  if (content.kind === 'answer') {
    const { store, of } = content
    return (
      !content.isRemoved && (
        <LetterButton
          {...looks}
          texts={texts.removeAnswer}
          to={store.name}
          letter={(reason) => letters.answerRemoved(of.name, store.name, reason)}
          send={(reason) => ownerModeration.removeAnswer({ answerId: targetId, reason, reportsSeen })}
        />
      )
    )
  }
  const of = target === 'product-review' ? 'product' : 'store'
  return (
    <LetterButton
      {...looks}
      texts={texts.removeReview}
      to={content.author.email}
      letter={(reason) => letters.reviewRemoved(content.of.name, reason)}
      send={(reason) => ownerModeration.removeReview({ of, ratingId: targetId, reason, reportsSeen })}
    />
  )
}
