import { type ReactNode, useId } from 'react'
import type { SearchAlternatives } from '#contract/public/search.ts'
import { search as texts } from '#texts/public/search.ts'
import { toCategory } from '#web/shared/address/pages.ts'
import { StoreGrid } from '#web/shared/cards/store-grid.tsx'
import { storeHeart } from '#web/shared/wishlist/heart.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'

/** Categories and stores for a search that found nothing. */
export function Alternatives({ categories, stores, areClose }: SearchAlternatives) {
  return (
    <>
      {categories.length > 0 && (
        <Part title={areClose ? texts.closeCategories : texts.mainCategories}>
          <ul className="flex flex-wrap gap-2.5">
            {categories.map(({ _id, name }) => (
              <li key={_id}>
                <ButtonLink {...toCategory(_id)} look="quiet" size="small">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {stores.length > 0 && (
        <Part title={areClose ? texts.closeStores : texts.bestStores}>
          <StoreGrid stores={stores} early={0} heart={storeHeart} />
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="heading mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
