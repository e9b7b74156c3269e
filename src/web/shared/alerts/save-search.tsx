import { useRouteContext } from '@tanstack/react-router'
import { Bell, BellRing } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { SavedFilters } from '#domain/search-filters.ts'
import { alertOffers as texts } from '#texts/shared/alerts.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { takeResumedAction } from '#web/shared/session/resumed-actions.ts'
import { isSessionOver, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { useSignedIn } from '#web/shared/session/signed-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const ChooseHow = lazy(() => import('./choose-how.tsx'))

interface SaveSearchProps {
  search: { q: string; city?: string | undefined } & SavedFilters
  path: string
}

/** Saves the search of this page with its filters, so that products that match are told. On a phone its words are few. */
export function SaveSearch({ search, path }: SaveSearchProps) {
  const { send } = useRouteContext({ from: '__root__' })
  const signedIn = useSignedIn()
  const [saved, setSaved] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const { q } = search
  const name = JSON.stringify(search)
  const isSaved = saved === name

  async function save(): Promise<void> {
    try {
      const { alertClient } = await import('./alert-client.ts')
      const { message, choices } = await alertClient(send).saveSearch(search)
      setSaved(name)
      if (choices.mail === 'never' && choices.push === 'never') setAsking(true)
      else void toast.success(message)
    } catch (error) {
      if (isSessionOver(error)) void tryAfterLogin({ kind: 'saveSearch', id: q }, undefined)
      else void toast.error(sentenceOf(error, texts.failed))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted before a login is done once
  useEffect(() => {
    if (takeResumedAction('saveSearch', path)) void save()
  }, [path])

  const Icon = isSaved ? BellRing : Bell
  const [first, rest] = isSaved ? texts.searchSaved : texts.saveSearch
  return (
    <>
      <Button
        look="plain"
        size="small"
        className="px-0! max-sm:ml-auto"
        disabled={isSaved}
        onClick={() => void signedIn('saveSearch', { kind: 'saveSearch', id: q }, save)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <span>
          {first} <span className="max-sm:sr-only">{rest}</span>
        </span>
      </Button>
      {isAsking && (
        <Suspense>
          <ChooseHow onChosen={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
