import { ownerStores as texts } from '#texts/website-owner/stores.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { storesPath } from './store-queries.ts'

export function NoSuchStore() {
  return (
    <EmptyState artwork="dodo" message={texts.gone}>
      <ButtonLink look="quiet" to={storesPath}>
        {texts.back}
      </ButtonLink>
    </EmptyState>
  )
}
