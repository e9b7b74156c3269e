import { ownerStores as texts } from '#texts/website-owner/stores.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'

export function NoSuchStore() {
  return (
    <EmptyState artwork="dodo" message={texts.gone}>
      <ButtonLink look="quiet" to="/owner/stores">
        {texts.back}
      </ButtonLink>
    </EmptyState>
  )
}
