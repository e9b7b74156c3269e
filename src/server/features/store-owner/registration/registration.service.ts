import { v7 } from 'uuid'
import type { z } from 'zod'
import type { StoreRegistration } from '#contract/shapes/store-registration.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { storeCategories } from '#server/platform/database/schema/index.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import type { StoreFees } from '#server/shared/store-deletion/store-fees.ts'
import { chosenCategory } from '../chosen-category.ts'
import type { RegistrationQueries } from './registration.queries.ts'
import { say } from './registration.sentences.ts'

interface Deps {
  queries: RegistrationQueries
  passwords: Passwords
  limits: Limits
  mailer: Mailer
  pictureChoice: PictureChoice
  fees: StoreFees
  change: Change
  clock: Clock
}

const notApproved = () => new Refusal(403, 'not-approved', say.notApproved)
const hasStore = () => new Refusal(409, 'has-a-store', say.hasStore)
const emailTaken = () => {
  const message = say.emailTaken
  return new Refusal(409, 'email-taken', message, { issues: [{ path: 'email', message }] })
}

/** A person whom the website owner has approved registers a store. */
export function registration(deps: Deps) {
  const { queries, passwords, limits, mailer, pictureChoice, fees, change, clock } = deps

  /** Returns what was checked along with the approval. */
  async function requireApproved(userId: string, within?: Pick<Tables, 'select'>): Promise<StoreChecks> {
    const standing = await queries.standing(userId, within)
    if (!standing) throw sessionOver()
    if (standing.hasStore) throw hasStore()
    if (!standing.isApproved) throw notApproved()
    const { verifiedUntil, halalCheckedUntil } = standing
    return { verifiedUntil, halalCheckedUntil }
  }

  return {
    async register(person: Person, form: z.output<typeof StoreRegistration>) {
      const { userId } = person
      const { name, email, password, description, contactInfo, image, address } = form
      await requireApproved(userId)
      requireUsablePassword(password, form)
      requireUsablePassword(password, person)
      await limits.take({ storeRegistrationsByPerson: userId })
      const passwordHash = await passwords.hash(password)
      const chain = [form.storeCategory, form.subcategory1, form.subcategory2, form.subcategory3]

      await change(async (tx) => {
        await queries.lockApplicant(tx, userId)
        const checks = await requireApproved(userId, tx)
        const storeId = v7()
        const { details: addressDetails, ...street } = address
        const isAdded = await queries.add(tx, {
          id: storeId,
          userId,
          email,
          passwordHash,
          ...checks,
          name,
          description,
          contactInfo,
          ...street,
          addressDetails,
          ...(await chosenCategory(
            tx,
            storeCategories,
            chain.filter((id) => id !== null),
            'storeCategory',
          )),
          pictureKey: await pictureChoice.lock(tx, image),
          createdAt: clock(),
          updatedAt: clock(),
        })
        if (!isAdded) throw emailTaken()
        const { startsOn, amountCents, ...howToPay } = await fees.open(tx, { id: storeId, name })
        await mailer.send(
          person,
          {
            kind: 'store-registered',
            storeName: name,
            storeEmail: email,
            advertisedFrom: startsOn,
            monthlyCents: amountCents,
            ...howToPay,
          },
          tx,
        )
      })
      return { message: say.created }
    },
  }
}
