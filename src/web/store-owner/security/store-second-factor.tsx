import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { storeSecurity } from '#texts/store-owner/security.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { AskPasswordForm } from '#web/shared/second-factor/ask-password-form.tsx'
import { SecondFactorPanel } from '#web/shared/second-factor/second-factor-panel.tsx'
import { ownStore } from '#web/store-owner/own-store.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { sessionsKey } from './sessions-query.ts'

const SwitchOffForm = lazy(async () => ({ default: (await import('./switch-off-form.tsx')).SwitchOffForm }))

const factorQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('second-factor'),
    queryFn: () => storeOwner.secondFactor({}),
    staleTime: 0,
  })

interface StoreSecondFactorProps {
  email: string
  /** Called with new recovery codes, which are shown once. */
  onCodes: (codes: string[]) => void
}

/** The second factor that a store may have: set up, moved to another phone, switched off. */
export function StoreSecondFactor({ email, onCodes }: StoreSecondFactorProps) {
  const { recoveryCodes: texts, switchOff } = secondFactor
  const client = useStoreClient()
  const { storeOwner } = client
  const queryClient = useQueryClient()
  const query = factorQuery(client)
  const { data: factor, isError, refetch } = useQuery(query)
  const [isSwitchingOff, setSwitchingOff] = useState(false)

  const reload = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  function showCodes(fresh: string[]) {
    onCodes(fresh)
    void reload()
    void queryClient.invalidateQueries({ queryKey: sessionsKey })
  }

  if (!factor) {
    return isError ? (
      <NotLoaded sentence={storeSecurity.factorFailed} onTryAgain={() => void refetch()} />
    ) : (
      <PanelSkeleton panels={1} />
    )
  }
  return (
    <>
      <SecondFactorPanel
        key={String(factor.isOn)}
        isOn={factor.isOn}
        email={email}
        begin={({ password = '' }) => storeOwner.beginSecondFactor({ password })}
        confirm={(code) => storeOwner.confirmSecondFactor({ code })}
        onConfirmed={showCodes}
      >
        <Button look="quiet" onClick={() => setSwitchingOff(true)}>
          {switchOff.open}
        </Button>
      </SecondFactorPanel>
      {factor.isOn && (
        <Panel title={texts.title} text={texts.left(factor.recoveryCodesLeft)}>
          <AskPasswordForm
            email={email}
            label={texts.renew}
            send={async (password) =>
              showCodes((await storeOwner.newRecoveryCodes({ password })).recoveryCodes)
            }
          />
        </Panel>
      )}
      <DialogOnDemand open={isSwitchingOff} onOpenChange={setSwitchingOff} title={switchOff.open}>
        <SwitchOffForm
          email={email}
          onDone={() => {
            setSwitchingOff(false)
            void reload()
          }}
          onCancel={() => setSwitchingOff(false)}
        />
      </DialogOnDemand>
    </>
  )
}
