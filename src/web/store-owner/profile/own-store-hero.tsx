import { Eye, Pencil } from 'lucide-react'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { OwnDescription } from './own-description.tsx'

interface OwnStoreHeroProps {
  profile: StoreProfile
  onEdit: () => void
}

/** A summary of the store with links to its form and its public page. */
export function OwnStoreHero({ profile, onEdit }: OwnStoreHeroProps) {
  const { profile: texts } = storeProfile
  const { _id, name, image, imagePlaceholder, description, averageRating, ratingCount } = profile
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Picture
        url={image}
        placeholder={imagePlaceholder}
        alt={name}
        sizes="(min-width: 768px) 30vw, 100vw"
        load="early"
        className="md:h-full"
      />
      <div className="flex min-w-0 flex-col justify-center gap-3 p-4 sm:p-6">
        <p className="font-semibold text-lagoon">{categoryChain(profile)}</p>
        <h2 className="heading -mt-2 text-2xl wrap-anywhere">{name}</h2>
        <Stars average={averageRating} count={ratingCount} large />
        <OwnDescription description={description} />
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {texts.edit}
          </Button>
          <ButtonLink {...toStore(_id)} look="quiet">
            <Eye aria-hidden="true" className="size-4.5" />
            {texts.viewPublic}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** 'Food › Bakery › Cakes', down to the last chosen level. */
function categoryChain({ storeCategory, subcategory1, subcategory2, subcategory3 }: StoreProfile): string {
  return [storeCategory, subcategory1, subcategory2, subcategory3]
    .flatMap((category) => category?.name ?? [])
    .join(' › ')
}
