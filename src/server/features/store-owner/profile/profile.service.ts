import type { z } from 'zod'
import type { StoreProfile, StoreProfileChanges } from '#contract/shapes/store-profile.ts'
import type { Language } from '#domain/language.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { minutesOf } from '#domain/opening-hours.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import type { HoursRow } from '#server/shared/opening-hours.ts'
import { toRemoval } from '#server/shared/picture-removal.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { toStoreDetail } from '#server/shared/store-detail.ts'
import { lockStore } from '../lock-store.ts'
import type { ProfileQueries } from './profile.queries.ts'
import { say } from './profile.sentences.ts'

type Changes = z.output<typeof StoreProfileChanges>

interface Deps {
  queries: ProfileQueries
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  change: Change
  clock: Clock
}

/** Name, category and login address stay as they were vetted; the owner changes the rest. */
export function profile({ queries, pictureChoice, discardPictures, change, clock }: Deps) {
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
      const { description, contactInfo, address, image, openingHours, language } = changes
      const replaced = await change(async (tx) => {
        const locked = await lockStore(tx, storeId)
        const pictureKey = image === undefined ? locked.pictureKey : await pictureChoice.lock(tx, image)
        await queries.update(tx, storeId, {
          updatedAt: clock(),
          ...(description !== undefined && { description }),
          ...(contactInfo !== undefined && { contactInfo }),
          ...(address && placeOf(address)),
          ...(language !== undefined && { language }),
          pictureKey,
        })
        if (openingHours !== undefined) await queries.setHours(tx, storeId, weekOf(openingHours))
        return pictureKey === locked.pictureKey ? [] : [locked.pictureKey]
      })
      await discardPictures(replaced)
      return { message: say.updated }
    },
  }
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

function weekOf(hours: NonNullable<Changes['openingHours']> | null): HoursRow[] {
  if (!hours) return []
  return weekdays.map((weekday, index) => {
    const { open, from, to } = hours[weekday]
    return {
      weekday: index + 1,
      isOpen: open,
      fromMinute: minutesOf(from) ?? null,
      toMinute: minutesOf(to) ?? null,
    }
  })
}
