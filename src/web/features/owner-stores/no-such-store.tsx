import { ownerStores as texts } from '#texts/owner-stores.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
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
