import { sayMailLink } from '#contract/public/mail-choices.sentences.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { UnsubscribeTokens } from '#server/platform/mail/unsubscribe-tokens.ts'
import type { MailChoices } from '#server/shared/mail-choices.ts'
import { say } from './mail-choices.sentences.ts'

interface Deps {
  unsubscribeTokens: UnsubscribeTokens
  mailChoices: MailChoices
  clock: Clock
}

export type MailChoicesService = ReturnType<typeof mailChoicesService>

/** The link in a mail is enough: its reader needs no login. */
export function mailChoicesService({ unsubscribeTokens, mailChoices, clock }: Deps) {
  return {
    async choose(token: string, wants: boolean) {
      const subscription = unsubscribeTokens.read(token)
      if (!subscription) throw notFound(sayMailLink.badLink)
      await mailChoices.choose(subscription, wants, clock())
      return { message: say[subscription.topic][wants ? 'subscribed' : 'unsubscribed'] }
    },
  }
}
