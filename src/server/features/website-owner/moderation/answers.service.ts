import { answerLabel } from '#domain/report-label.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { AnswerQueries } from './answers.queries.ts'
import type { Decide } from './decide.ts'
import { say } from './moderation.sentences.ts'

interface Deps {
  queries: AnswerQueries
  decisions: Decide
  mailer: Mailer
  change: Change
  clock: Clock
}

export function answers({ queries, decisions, mailer, change, clock }: Deps) {
  return {
    async remove(
      owner: WebsiteOwner,
      answerId: string,
      { reason, reportsSeen }: { reason: string; reportsSeen?: number | undefined },
    ) {
      await change(async (tx) => {
        const answer = await queries.lock(tx, answerId)
        if (!answer) throw changedSince()
        const { about, storeName, personId } = answer
        await decisions.decide(tx, {
          owner,
          target: 'answer',
          targetId: answerId,
          label: answerLabel(about),
          action: 'remove',
          words: reason,
          reportsSeen,
          toldOtherwise: personId,
        })
        await queries.remove(tx, answerId, clock())
        await mailer.send(answer, { kind: 'answer-removed', of: about, storeName, reason }, tx)
      })
      return { message: say.answerRemoved }
    },
  }
}
