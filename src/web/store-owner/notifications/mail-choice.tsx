import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type NotificationKind,
  type NotificationMail,
  notificationKinds,
  notificationMails,
} from '#domain/store-notifications.ts'
import { storeNotifications } from '#texts/store-owner/notifications.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { notificationsKey } from '#web/store-owner/notifications-query.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'

/** When each kind of notification comes by mail. Saved at once. */
export function MailChoice({ mails }: { mails: Record<NotificationKind, NotificationMail> }) {
  const { mail: texts } = storeNotifications
  return (
    <Panel title={texts.heading} text={texts.text}>
      <div className="grid gap-4 lg:grid-cols-3">
        {notificationKinds.map((kind) => (
          <KindChoice key={kind} kind={kind} chosen={mails[kind]} />
        ))}
      </div>
    </Panel>
  )
}

function KindChoice({ kind, chosen }: { kind: NotificationKind; chosen: NotificationMail }) {
  const { mail: texts } = storeNotifications
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  /** Shown until the server has answered. */
  const [wanted, setWanted] = useState<NotificationMail>()

  async function choose(mail: NotificationMail) {
    setWanted(mail)
    try {
      const { message } = await storeOwner.chooseNotificationMail({ kind, mail })
      void toast.success(message)
      await queryClient.invalidateQueries({ queryKey: notificationsKey })
    } catch (error) {
      void toast.error(failureInWords(error).sentence)
    }
    setWanted(undefined)
  }

  return (
    <SelectField
      label={texts.kinds[kind]}
      hint={texts.hints[kind]}
      value={wanted ?? chosen}
      options={notificationMails.map((mail) => ({ value: mail, label: texts.when[mail] }))}
      onChoose={(value) => wanted === undefined && void choose(value as NotificationMail)}
      aria-busy={wanted !== undefined}
    />
  )
}
