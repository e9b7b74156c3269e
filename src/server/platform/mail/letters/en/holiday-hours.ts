import type { Letter, Links } from '../../letter.ts'
import { type HolidaysToAnswer, hoursPath, nameOfDay } from '../opening-hours.ts'

export function holidayHours({ storeName, holidays }: HolidaysToAnswer, links: Links): Letter {
  const names = [...new Set(holidays.map(({ nameEn }) => nameEn))].join(', ')
  return {
    subject: `Is your store open? ${names}`,
    preview: `Tell shoppers whether ${storeName} is open on the holiday.`,
    paragraphs: [
      `Shoppers will want to know whether ${storeName} is open:`,
      ...holidays.map(
        ({ day, nameEn, isProvisional }) =>
          `${nameOfDay(day, 'en-GB')}, ${nameEn}${isProvisional ? ' (the date is not yet official)' : ''}`,
      ),
      'Closed, as usual, or until when? One tap is enough. Until you answer, your page shows your usual hours.',
    ],
    button: { label: 'Say when we are open', href: links.to(hoursPath) },
    reason: 'You get this mail before public holidays because a store on Zilbazar belongs to your account.',
  }
}
