import { insights } from '#texts/store-owner/insights.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'

/** For a store that nobody has visited: what to do first. */
export function NothingYet({ hasProducts }: { hasProducts: boolean }) {
  const { empty: texts } = insights
  return (
    <EmptyState
      artwork="desert-island"
      message={hasProducts ? texts.noVisits : texts.noProducts}
      hint={hasProducts ? texts.noVisitsHint : texts.noProductsHint}
    >
      <ButtonLink to="/admin/dashboard/products/create">{texts.addProduct}</ButtonLink>
      <ButtonLink to="/admin/dashboard/profile/edit" look="quiet">
        {texts.toProfile}
      </ButtonLink>
    </EmptyState>
  )
}
