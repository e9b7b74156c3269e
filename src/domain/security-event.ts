/** What is noted about logins: wrong passwords and codes, waits after too many of them, and devices not seen before. */
export const securityEventNames = ['failed-login', 'failed-code', 'lockout', 'new-device'] as const

export type SecurityEvent = (typeof securityEventNames)[number]
