import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'

interface MailSwitchProps {
  queryKey: readonly unknown[]
  load: () => Promise<{ wants: boolean }>
  choose: (wants: boolean) => Promise<{ message: string }>
  label: string
  /** When the choice could not be loaded. */
  failed: string
}

/** Whether one kind of news comes by mail. Saved at once. */
export function MailSwitch({ queryKey, load, choose, label, failed }: MailSwitchProps) {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: load, staleTime: 0 })
  const [isBusy, setBusy] = useState(false)

  async function chooseNow(wants: boolean) {
    setBusy(true)
    try {
      const { message } = await choose(wants)
      queryClient.setQueryData(queryKey, { wants })
      void toast.success(message)
    } catch (error) {
      void toast.error(failureInWords(error).sentence)
    }
    setBusy(false)
  }

  if (isError) return <NotLoaded sentence={failed} onTryAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-11 w-72 max-w-full" />
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={data.wants}
        aria-busy={isBusy}
        onChange={({ target }) => isBusy || void chooseNow(target.checked)}
        className="size-5 flex-none accent-lagoon"
      />
      {label}
    </label>
  )
}
