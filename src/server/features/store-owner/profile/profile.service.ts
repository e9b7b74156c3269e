import type { z } from 'zod'
import type { StoreProfile, StoreProfileChanges } from '#contract/shapes/store-profile.ts'
import type { Language } from '#domain/language.ts'
import { phoneNumbers } from '#domain/phone-numbers.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { toRemoval } from '#server/shared/picture-removal.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { toStoreDetail } from '#server/shared/store-detail.ts'
import { lockStore } from '../lock-store.ts'
import type { ProfileQueries } from './profile.queries.ts'
import { say } from './profile.sentences.ts'
import { changedWeekdays, everyWeekday, spansOf, weekOf } from './stored-hours.ts'

type Changes = z.output<typeof StoreProfileChanges>
type Week = NonNullable<Changes['openingHours']>
type Extra = NonNullable<Changes['extraHours']>

interface Deps {
  queries: ProfileQueries
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  change: Change
  clock: Clock
}

/** Name, category and login address stay as they were vetted; the owner changes the rest. */
export function profile({ queries, pictureChoice, discardPictures, change, clock }: Deps) {
  /**
   * A caller that knows one span a day sends no further ones: those of a weekday that it changes go, because it means
   * exactly what it sends; the others stay.
   */
  async function setHours(tx: Transaction, storeId: string, hours: Week | null, extra: Extra | undefined) {
    const week = weekOf(hours)
    const replaced = extra ? everyWeekday : changedWeekdays(await queries.week(tx, storeId), week)
    await queries.removeSpans(tx, storeId, replaced)
    await queries.setHours(tx, storeId, week)
    if (hours && extra) await queries.addSpans(tx, storeId, spansOf(extra))
  }

  return {
    async own(
      { storeId }: Pick<StoreOwner, 'storeId'>,
      language: Language,
    ): Promise<{ profile: StoreProfile }> {
      const row = await queries.profile(storeId)
      if (!row) throw sessionOver()
      const { email, createdByName } = row
      const pictureRemoval = toRemoval(row.pictureRemoval)
      return { profile: { ...toStoreDetail(row, clock(), language), email, createdByName, pictureRemoval } }
    },

    async update({ storeId }: StoreOwner, changes: Changes) {
      const { description, contactInfo, address, image, openingHours, extraHours, language } = changes
      const { paymentsTaken, position } = changes
      const replaced = await change(async (tx) => {
        const locked = await lockStore(tx, storeId)
        const pictureKey = image === undefined ? locked.pictureKey : await pictureChoice.lock(tx, image)
        await queries.update(tx, storeId, {
          updatedAt: clock(),
          ...(description !== undefined && { description }),
          ...(contactInfo !== undefined && { contactInfo }),
          ...(addsNumber(locked.contactInfo, contactInfo) && { numberChangedAt: clock() }),
          ...(address && placeOf(address)),
          // The pin of a store that moves elsewhere would stay behind.
          ...(address && address.city !== locked.city && atPlace),
          ...(position !== undefined && (position ?? atPlace)),
          ...(language !== undefined && { language }),
          ...(openingHours !== undefined && { hoursConfirmedAt: openingHours && clock() }),
          ...(paymentsTaken && { paymentsTaken }),
          pictureKey,
        })
        if (openingHours !== undefined) await setHours(tx, storeId, openingHours, extraHours)
        return pictureKey === locked.pictureKey ? [] : [locked.pictureKey]
      })
      await discardPictures(replaced)
      return { message: say.updated }
    },
  }
}

const atPlace = { latitude: null, longitude: null }

/** Written in another way a number is the same; one that goes makes no other one new. */
function addsNumber(before: string | null, after: string | null | undefined): boolean {
  const known = phoneNumbers(before ?? '')
  return phoneNumbers(after ?? '').some((number) => !known.includes(number))
}

/** A field that is left out stays as it is; a blank one is stored as a blank. */
function placeOf({ stNumber, line, locality, city, details }: NonNullable<Changes['address']>) {
  return {
    city,
    ...(stNumber !== undefined && { stNumber: stNumber ?? '' }),
    ...(line !== undefined && { line: line ?? '' }),
    ...(locality !== undefined && { locality: locality ?? '' }),
    ...(details !== undefined && { addressDetails: details }),
  }
}
