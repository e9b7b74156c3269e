import { useQuery } from '@tanstack/react-query'
import { Check, Info, type LucideIcon, X } from 'lucide-react'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownProductsQuery } from '#web/store-owner/own-store.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface DeletionConsequencesProps {
  profile: StoreProfile
  onGoOn: () => void
  /** Receives the focus when the second step is cancelled. */
  takesFocus: boolean
}

/** What is deleted with the store, and what is not. */
export function DeletionConsequences({ profile, onGoOn, takesFocus }: DeletionConsequencesProps) {
  const { deletion: texts } = storeProfile
  const storeClient = useStoreClient()
  const { data: productCount } = useQuery({
    ...ownProductsQuery(storeClient),
    staleTime: 0,
    select: (products) => products.length,
  })
  return (
    <>
      <div className="space-y-5">
        <Consequences
          title={texts.goes}
          icon={X}
          colour="text-sunset"
          sentences={[
            texts.account,
            texts.products(productCount),
            texts.ratings(profile.ratingCount),
            texts.announcement,
          ]}
        />
        <Consequences
          title={texts.stays}
          icon={Check}
          colour="text-cane"
          sentences={[texts.person(profile.createdByName), texts.ledger]}
        />
        <Consequences
          title={texts.know}
          icon={Info}
          colour="text-lagoon"
          sentences={[texts.approval, texts.refund]}
        />
      </div>
      <Button
        look="quiet"
        autoFocus={takesFocus}
        onClick={onGoOn}
        className="mt-6 border-sunset! text-sunset! hover:bg-sunset-tint hover:text-sunset-deep!"
      >
        {texts.goOn}
      </Button>
    </>
  )
}

interface ConsequencesProps {
  title: string
  icon: LucideIcon
  colour: string
  sentences: readonly string[]
}

function Consequences({ title, icon: Icon, colour, sentences }: ConsequencesProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1.5 space-y-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <Icon aria-hidden="true" className={`mt-0.5 size-4.5 flex-none ${colour}`} />
            <span className="min-w-0 wrap-anywhere">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
