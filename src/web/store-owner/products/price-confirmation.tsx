import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { ownStore, storeChanged } from '#web/store-owner/own-store.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const pricesQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({ queryKey: ownStore('prices'), queryFn: () => storeOwner.priceAges({}), staleTime: 0 })

/** One tap confirms all prices. It is no part of the table, which works without it. */
export function PriceConfirmation() {
  const { prices: texts } = ownProducts
  const storeClient = useStoreClient()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = pricesQuery(storeClient)
  const { data: prices } = useQuery(query)
  const { start, isBusy } = useAction({
    mutationFn: () => storeClient.storeOwner.confirmPrices({}),
    onSuccess: ({ message, prices: confirmed }) => {
      storeChanged(queryClient, client)
      queryClient.setQueryData(query.queryKey, confirmed)
      void toast.success(message)
    },
    onError: (error) => void toast.error(sentenceOf(error, texts.failed)),
  })
  if (!prices || prices.products === 0) return null
  const { confirmedAt, old } = prices
  return (
    <section
      aria-label={texts.label}
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
    >
      <p className="min-w-0 flex-1 basis-64">
        {confirmedAt ? texts.confirmed(formatDate(confirmedAt)) : texts.neverConfirmed}{' '}
        {old > 0 && <b className="font-semibold">{texts.old(old)}</b>}
      </p>
      <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void start()}>
        <BadgeCheck aria-hidden="true" className="size-4.5" />
        {texts.confirm}
      </SubmitButton>
    </section>
  )
}
