import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { DeletionConfirmation } from './deletion-confirmation.tsx'
import { DeletionConsequences } from './deletion-consequences.tsx'
import { FormSkeleton } from './view-skeletons.tsx'

interface DeleteStoreProps {
  /** Called after the store is deleted and the toast is shown. */
  onDeleted: () => void
}

export function DeleteStore({ onDeleted }: DeleteStoreProps) {
  const { deletion: texts } = storeProfile
  const [isDeleted, setDeleted] = useState(false)
  // No session is left, so no query may refetch the store.
  if (isDeleted) return <p role="status">{texts.deleted}</p>
  return (
    <Deletion
      onDeleted={() => {
        setDeleted(true)
        onDeleted()
      }}
    />
  )
}

/** Two steps: the consequences, then typing the store's name. */
function Deletion({ onDeleted }: DeleteStoreProps) {
  const { deletion: texts, failed } = storeProfile
  const storeClient = useStoreClient()
  const { data: profile, isError, refetch } = useQuery(ownProfileQuery(storeClient))
  const [step, setStep] = useState<1 | 2>(1)
  const [wasBack, setWasBack] = useState(false)
  if (!profile) {
    return isError ? (
      <NotLoaded sentence={failed} onTryAgain={() => void refetch()} />
    ) : (
      <FormSkeleton fields={3} />
    )
  }
  return (
    <Panel title={texts.heading(profile.name)} text={texts.step(step)} className="max-w-3xl">
      {step === 1 ? (
        <DeletionConsequences profile={profile} onGoOn={() => setStep(2)} takesFocus={wasBack} />
      ) : (
        <DeletionConfirmation
          name={profile.name}
          email={profile.email}
          onBack={() => {
            setWasBack(true)
            setStep(1)
          }}
          onDeleted={onDeleted}
        />
      )}
    </Panel>
  )
}
