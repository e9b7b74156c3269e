import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OwnFeed } from '#contract/store-owner/feed.ts'
import { storeFeed as texts } from '#texts/store-owner/feed.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { ownStore } from '#web/store-owner/own-store.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { FeedAddresses } from './feed-addresses.tsx'

const feedQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({ queryKey: ownStore('feed'), queryFn: () => storeOwner.feed({}), staleTime: 0 })

/** The addresses of the product feed: made, renewed and ended. */
export function FeedView() {
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(feedQuery(useStoreClient()))
  if (!data)
    return hasFailed ? (
      <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
    ) : (
      <PanelSkeleton panels={2} />
    )
  return (
    <div className="max-w-3xl space-y-5">
      <Panel title={texts.heading} text={texts.text}>
        <Feed feed={data.feed} />
      </Panel>
      <Panel title={texts.contents}>
        <ul className="max-w-prose list-disc space-y-1.5 pl-5">
          <li>{texts.notSaid}</li>
          <li>{texts.brand}</li>
          <li>{texts.onlyShown}</li>
        </ul>
      </Panel>
    </div>
  )
}

function Feed({ feed }: { feed: OwnFeed | null }) {
  const client = useStoreClient()
  const { storeOwner } = client
  const { queryKey } = feedQuery(client)
  const queryClient = useQueryClient()
  const show = (message: string, shown: OwnFeed | null) => {
    queryClient.setQueryData(queryKey, { feed: shown })
    void toast.success(message)
  }
  const renewal = useAction({
    mutationFn: () => storeOwner.renewFeed({}),
    onSuccess: (answer) => show(answer.message, answer.feed),
    onError: (error) => void toast.error(sentenceOf(error, texts.renewFailed)),
  })
  const end = useAction({
    mutationFn: () => storeOwner.endFeed({}),
    onSuccess: ({ message }) => show(message, null),
    onError: (error) => void toast.error(sentenceOf(error, texts.endFailed)),
  })

  async function asked(sentence: string, confirm: string, action: { start: () => Promise<void> }) {
    if (await toast.confirm({ sentence, confirm, cancel: texts.cancel })) await action.start()
  }

  if (!feed)
    return (
      <SubmitButton type="button" isBusy={renewal.isBusy} onClick={() => void renewal.start()}>
        {texts.make}
      </SubmitButton>
    )
  return (
    <>
      <FeedAddresses feed={feed} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <SubmitButton
          type="button"
          look="quiet"
          isBusy={renewal.isBusy}
          onClick={() => void asked(texts.renewQuestion, texts.renew, renewal)}
        >
          {texts.renew}
        </SubmitButton>
        <SubmitButton
          type="button"
          look="quiet"
          isBusy={end.isBusy}
          onClick={() => void asked(texts.endQuestion, texts.end, end)}
        >
          {texts.end}
        </SubmitButton>
      </div>
    </>
  )
}
