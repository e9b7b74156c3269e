import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { storeSecurity as texts } from '#texts/store-owner/security.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'

const newsQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({ queryKey: ['store', 'news'], queryFn: () => storeOwner.news({}), staleTime: 0 })

/** Whether the monthly figures come by mail. Saved at once. */
export function NewsChoice() {
  const client = useStoreClient()
  const queryClient = useQueryClient()
  const query = newsQuery(client)
  const { data, isError, refetch } = useQuery(query)
  const [isBusy, setBusy] = useState(false)

  async function choose(wants: boolean) {
    setBusy(true)
    try {
      const { message } = await client.storeOwner.chooseNews({ wants })
      queryClient.setQueryData(query.queryKey, { wants })
      void toast.success(message)
    } catch (error) {
      void toast.error(failureInWords(error).sentence)
    }
    setBusy(false)
  }

  if (isError) return <NotLoaded sentence={texts.newsFailed} onTryAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-11 w-72 max-w-full" />
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={data.wants}
        aria-busy={isBusy}
        onChange={({ target }) => isBusy || void choose(target.checked)}
        className="size-5 flex-none accent-lagoon"
      />
      {texts.newsLabel}
    </label>
  )
}
