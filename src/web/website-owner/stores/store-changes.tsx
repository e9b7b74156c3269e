import { lazy, useState } from 'react'
import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { storeChanges as texts } from '#texts/website-owner/store-changes.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { EmailChange } from '#web/website-owner/forms/email-change.tsx'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { RemovePictureButton } from '#web/website-owner/moderation/remove-picture-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

const RenameForm = lazy(async () => ({ default: (await import('./rename-form.tsx')).RenameForm }))

/** What the store cannot change by itself: name, category, address, and a picture that has to go. */
export function StoreChanges({ store }: { store: VettedStoreDetail }) {
  const { ownerVetting } = useOwnerClient()
  const [isOpen, setOpen] = useState(false)
  const { _id: storeId, name, email, emailChange, image, imagePlaceholder, person } = store
  return (
    <>
      <Panel title={texts.title} text={texts.text}>
        <div className="space-y-3">
          <Button look="quiet" onClick={() => setOpen(true)}>
            {texts.rename}
          </Button>
          <EmailChange
            email={email}
            waiting={emailChange}
            ask={(request) => ownerVetting.changeStoreEmail({ storeId, ...request })}
          />
          {store.hasSecondFactor && (
            <LetterButton
              texts={texts.switchOff}
              name="reason"
              isGrave
              to={person.email}
              letter={(reason) => texts.switchedOff(name, reason)}
              send={(reason) => ownerVetting.switchOffSecondFactor({ storeId, reason })}
            />
          )}
        </div>
        <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.rename}>
          <RenameForm store={store} onClose={() => setOpen(false)} />
        </DialogOnDemand>
      </Panel>
      <Panel title={texts.picture}>
        <div className="flex flex-wrap items-center gap-4">
          <Picture
            url={image}
            placeholder={imagePlaceholder}
            alt={name}
            sizes="160px"
            className="w-40 rounded-xl"
          />
          {store.isPictureRemoved ? (
            <p className="min-w-40 flex-1 text-muted">{texts.pictureRemoved}</p>
          ) : (
            <RemovePictureButton
              {...{ target: 'store', targetId: storeId, title: null, storeName: name, image }}
              to={person.email}
            />
          )}
        </div>
      </Panel>
    </>
  )
}
