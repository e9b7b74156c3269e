import type { OwnApplication } from '#contract/shapes/application.ts'
import { storeApplications } from '#server/platform/database/schema/index.ts'

/** The website owner's notes are not among the columns that an applicant sees. */
export const applicationColumns = {
  id: storeApplications.id,
  businessName: storeApplications.businessName,
  registrationNumber: storeApplications.registrationNumber,
  phone: storeApplications.phone,
  sells: storeApplications.sells,
  claimsHalal: storeApplications.claimsHalal,
  status: storeApplications.status,
  question: storeApplications.question,
  answer: storeApplications.answer,
  refusal: storeApplications.refusal,
  createdAt: storeApplications.createdAt,
  decidedAt: storeApplications.decidedAt,
}

type ApplicationRow = Pick<typeof storeApplications.$inferSelect, keyof typeof applicationColumns>

export function toOwnApplication(row: ApplicationRow): OwnApplication {
  const { id, businessName, registrationNumber, phone, sells, claimsHalal, question, answer, refusal } = row
  return {
    _id: id,
    ...{ businessName, registrationNumber, phone, sells, claimsHalal },
    state: row.status,
    ...{ question, answer, refusal },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
