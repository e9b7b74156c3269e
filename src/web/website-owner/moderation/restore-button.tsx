import { ownerModeration as words } from '#texts/website-owner/moderation.ts'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

interface RestoreButtonProps {
  kind: 'product' | 'store'
  id: string
  name: string
}

export function RestoreButton({ kind, id, name }: RestoreButtonProps) {
  const { restore: texts } = words
  const { ownerModeration } = useOwnerClient()
  const isProduct = kind === 'product'
  return (
    <ActionButton
      look="quiet"
      size="small"
      aria-label={isProduct ? texts.ofProduct(name) : texts.ofStore(name)}
      act={() =>
        isProduct
          ? ownerModeration.restoreProduct({ productId: id })
          : ownerModeration.restoreStore({ storeId: id })
      }
    >
      {texts[kind]}
    </ActionButton>
  )
}
