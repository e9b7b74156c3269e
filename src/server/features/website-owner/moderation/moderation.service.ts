import type { ReportTarget } from '#contract/shapes/moderation.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { Mailer, Recipient } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { AnswerQueries } from './answers.queries.ts'
import type { ContentQueries } from './content.queries.ts'
import type { Decide } from './decide.ts'
import { say } from './moderation.sentences.ts'
import type { ReviewQueries } from './reviews.queries.ts'

interface Deps {
  tables: Tables
  content: ContentQueries
  reviews: ReviewQueries
  answers: AnswerQueries
  decisions: Decide
  sessions: Sessions
  mailer: Mailer
  change: Change
}

interface Seen {
  reportsSeen?: number | undefined
}

export function moderation(deps: Deps) {
  const { tables, content, reviews, answers, decisions, sessions, mailer, change } = deps
  /** The person behind a thing and its name; undefined when it is deleted. */
  async function personBehind(
    tx: Transaction,
    target: ReportTarget,
    id: string,
  ): Promise<(Recipient & { personId: string; label: string }) | undefined> {
    if (target === 'product' || target === 'store') return content[target](tx, id)
    if (target === 'answer') {
      const answer = await answers.lock(tx, id)
      return answer && { ...answer, label: answer.about }
    }
    const locked = await reviews.lock(tx, target === 'product-review' ? 'product' : 'store', id)
    return locked && { ...locked.author, personId: locked.author.id, label: locked.about.name }
  }

  return {
    async dismiss(owner: WebsiteOwner, target: ReportTarget, targetId: string, { reportsSeen }: Seen) {
      await inTransaction(tables, (tx) =>
        decisions.decide(tx, { owner, target, targetId, action: 'dismiss', reportsSeen }),
      )
      return { message: say.dismissed }
    },

    async warn(
      owner: WebsiteOwner,
      target: ReportTarget,
      targetId: string,
      { text, reportsSeen }: Seen & { text: string },
    ) {
      await inTransaction(tables, async (tx) => {
        const person = await personBehind(tx, target, targetId)
        if (!person) throw changedSince()
        await decisions.decide(tx, {
          owner,
          target,
          targetId,
          action: 'warn',
          words: text,
          reportsSeen,
          toldOtherwise: person.personId,
        })
        const isReview = target === 'product-review' || target === 'store-review'
        const isAnswer = target === 'answer'
        await mailer.send(person, { kind: 'warning', about: person.label, text, isReview, isAnswer }, tx)
      })
      return { message: say.warned }
    },

    async removeProduct(
      owner: WebsiteOwner,
      productId: string,
      { reason, reportsSeen }: Seen & { reason: string },
    ) {
      await change(async (tx) => {
        const product = await content.removeProduct(tx, productId)
        if (!product) throw changedSince()
        const { label, storeName, personId } = product
        await decisions.decide(tx, {
          owner,
          target: 'product',
          targetId: productId,
          label,
          action: 'remove',
          words: reason,
          toldOtherwise: personId,
          reportsSeen,
        })
        await mailer.send(product, { kind: 'product-removed', title: label, storeName, reason }, tx)
      })
      return { message: say.productRemoved }
    },

    async restoreProduct(owner: WebsiteOwner, productId: string) {
      await change(async (tx) => {
        const product = await content.restoreProduct(tx, productId)
        if (!product) throw changedSince()
        const { label } = product
        await decisions.note(tx, {
          owner,
          target: 'product',
          targetId: productId,
          label,
          action: 'restore',
        })
        const path = `/product/${productId}`
        // A product that its store hides is not shown again.
        if (!product.isHidden) await mailer.send(product, { kind: 'shown-again', name: label, path }, tx)
      })
      return { message: say.productRestored }
    },

    async suspendStore(
      owner: WebsiteOwner,
      storeId: string,
      { reason, reportsSeen }: Seen & { reason: string },
    ) {
      await change(async (tx) => {
        const store = await content.setStoreStatus(tx, storeId, 'suspended')
        if (!store) throw changedSince()
        await sessions.endAll(tx, 'admin', storeId)
        const { label, personId } = store
        await decisions.decide(tx, {
          owner,
          target: 'store',
          targetId: storeId,
          label,
          action: 'suspend',
          words: reason,
          toldOtherwise: personId,
          reportsSeen,
        })
        await mailer.send(store, { kind: 'store-suspended', storeName: label, reason }, tx)
      })
      return { message: say.storeSuspended }
    },

    async restoreStore(owner: WebsiteOwner, storeId: string) {
      await change(async (tx) => {
        const store = await content.setStoreStatus(tx, storeId, 'active')
        if (!store) throw changedSince()
        const { label } = store
        await decisions.note(tx, {
          owner,
          target: 'store',
          targetId: storeId,
          label,
          action: 'restore',
        })
        const path = `/store/${storeId}`
        await mailer.send(store, { kind: 'shown-again', name: label, path }, tx)
      })
      return { message: say.storeRestored }
    },
  }
}
