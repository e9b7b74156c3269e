const countryCode = '230'
const mobile = /^[57]\d{7}$/
const landline = /^[2-468]\d{6}$/

/** The digits as dialled inside Mauritius, when the text is one Mauritian number. */
export function localNumber(phone: string): string | undefined {
  const digits = dialled(phone)
  if (!digits) return
  const local = digits.replace(/^(\+|00)?230(?=\d{7,8}$)/, '')
  return mobile.test(local) || landline.test(local) ? local : undefined
}

/** Without spaces, dots, hyphens and brackets; undefined when other characters remain. */
function dialled(phone: string): string | undefined {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d+$/.test(digits) ? digits : undefined
}

/** With '+' and country code where they are known; of several numbers in one text the first. */
export function internationalNumber(phone: string): string | undefined {
  const first = phone.split(/[/,;]/, 1)[0] ?? ''
  const local = localNumber(first)
  return local ? `+${countryCode}${local}` : dialled(first)?.replace(/^00/, '+')
}

/** The eight digits of a Mauritian mobile. */
export function mobileNumber(phone: string): string | undefined {
  const local = localNumber(phone)
  return local && mobile.test(local) ? local : undefined
}

/** '5 755 0142' for a mobile, '210 1234' for a landline; any other number as it was written. */
export function formatPhone(phone: string): string {
  const local = localNumber(phone)
  if (!local) return phone.trim()
  return local.replace(/^(\d?)(\d{3})(\d{4})$/, (_, first, middle, last) =>
    [first, middle, last].filter(Boolean).join(' '),
  )
}

export function telLink(phone: string): string | undefined {
  const number = internationalNumber(phone)
  return number === undefined ? undefined : `tel:${number}`
}

/**
 * Only for numbers that may have a chat: Mauritian mobiles and foreign numbers, no landlines. With `words` they stand
 * written in the chat.
 */
export function whatsappLink(phone: string, words?: string): string | undefined {
  const number = internationalNumber(phone)
  if (!number || !/^\+\d{8,15}$/.test(number)) return
  const isMauritian = number.startsWith(`+${countryCode}`)
  if (isMauritian && !mobile.test(number.slice(4))) return
  return `https://wa.me/${number.slice(1)}${words ? `?text=${encodeURIComponent(words)}` : ''}`
}
