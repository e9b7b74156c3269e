import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Address } from '#contract/shapes/address.ts'
import type { Position } from '#domain/distance.ts'
import { pictures, stores } from '#server/platform/database/schema/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'

/** The row type of a selection of columns. */
export type Row<Columns extends Record<string, PgColumn | SQL>> = {
  [Name in keyof Columns]: Columns[Name] extends PgColumn
    ? Columns[Name]['_']['notNull'] extends true
      ? Columns[Name]['_']['data']
      : Columns[Name]['_']['data'] | null
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never
}

export const addressColumns = {
  stNumber: stores.stNumber,
  line: stores.line,
  locality: stores.locality,
  city: stores.city,
  addressDetails: stores.addressDetails,
}

export function addressOf(row: Row<typeof addressColumns>): Address {
  const { stNumber, line, locality, city, addressDetails } = row
  // A field that the store has emptied is stored as a blank.
  return {
    stNumber: stNumber || null,
    line: line || null,
    locality: locality || null,
    city,
    details: addressDetails,
  }
}

/** Of the store; nothing while the position of its place counts. */
export const positionColumns = { latitude: stores.latitude, longitude: stores.longitude }

export function ownPosition({ latitude, longitude }: Row<typeof positionColumns>): { position?: Position } {
  return latitude === null || longitude === null ? {} : { position: { latitude, longitude } }
}

export const pictureColumns = {
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
}

export function shownPicture(row: {
  pictureKey: string
  pictureUrl: string | null
  placeholder: string | null
}) {
  return { image: row.pictureUrl ?? deliveryUrl(row.pictureKey), imagePlaceholder: row.placeholder }
}

/** The same where there may be no picture. */
export function optionalPicture(row: {
  pictureKey: string | null
  pictureUrl: string | null
  placeholder: string | null
}) {
  const { pictureKey } = row
  return pictureKey === null ? null : shownPicture({ ...row, pictureKey })
}

/** The first language that somebody named, as a field of an answer; none when it is not said. */
export function saidLanguage<Tag extends string>(...named: (Tag | null)[]): { language?: Tag } {
  const language = named.find((tag) => tag !== null)
  return language ? { language } : {}
}

/** Two decimals are enough for a star average. */
export const roundAverage = (average: number) => Math.round(average * 100) / 100
