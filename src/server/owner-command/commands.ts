import { formatDate } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import { readableCode } from '#server/platform/passwords/readable-code.ts'
import { type ApprovalOutcome, approveStoreOwner } from '#server/shared/vetting/approval.ts'
import type { OwnerRequest } from './arguments.ts'
import { addOwner, allOwners, resetOwnerPassword } from './owner-accounts.ts'

interface Deps {
  tables: Tables
  passwords: Passwords
  mailer: Mailer
  clock: Clock
}

/** What the terminal shows, and whether the command succeeded. */
export interface Outcome {
  lines: string[]
  isDone: boolean
}

const done = (...lines: string[]): Outcome => ({ lines, isDone: true })
const failed = (...lines: string[]): Outcome => ({ lines, isDone: false })

const approvals: Record<ApprovalOutcome, (email: string) => Outcome> = {
  approved: (email) =>
    done(`${email} may register a store now. The mail that says so leaves with the running app.`),
  'approved-before': (email) => done(`${email} was approved before. Nothing is changed.`),
  'has-a-store': (email) => done(`${email} already has a store. Nothing is changed.`),
  unverified: (email) =>
    failed(`${email} is not confirmed yet: the link in the mail must be followed first.`),
  unknown: (email) => failed(`Nobody has an account with the address ${email}.`),
}

export function ownerCommands({ tables, passwords, mailer, clock }: Deps) {
  const by = 'npm run owner'

  async function list(): Promise<Outcome> {
    const owners = await allOwners(tables)
    if (owners.length === 0)
      return done('There is no website owner yet: npm run owner -- add EMAIL makes one.')
    return done(
      ...owners.map(({ email, createdAt, hasSecondFactor, isSecondFactorWaived }) => {
        const without = isSecondFactorWaived ? 'no second factor needed' : 'second factor not set up yet'
        const secondFactor = hasSecondFactor ? 'second factor set up' : without
        return `${email}  since ${formatDate(createdAt)}  ${secondFactor}`
      }),
    )
  }

  async function add(email: string): Promise<Outcome> {
    const password = newPassword()
    const passwordHash = await passwords.hash(password)
    return (await addOwner(tables, { email, passwordHash, by, now: clock() }))
      ? done(
          `${email} may open the console at /owner now, with this password, which is shown once:`,
          password,
        )
      : failed(`${email} is a website owner already. reset-password makes a new password.`)
  }

  async function resetPassword(email: string, removesSecondFactor: boolean): Promise<Outcome> {
    const password = newPassword()
    const passwordHash = await passwords.hash(password)
    const reset = { email, passwordHash, removesSecondFactor, by, now: clock() } as const
    if (!(await resetOwnerPassword(tables, reset))) return failed(`${email} is no website owner.`)
    return done(
      `${email} is logged out everywhere and has this password now, which is shown once:`,
      password,
      ...(removesSecondFactor ? ['The second factor is removed: the next login sets up another.'] : []),
    )
  }

  async function approve(email: string): Promise<Outcome> {
    const outcome = await approveStoreOwner(tables, { email, owner: by, now: clock(), mailer })
    return approvals[outcome](email)
  }

  return (request: Exclude<OwnerRequest, { command: 'help' }>): Promise<Outcome> => {
    if (request.command === 'reset-password') return resetPassword(request.email, request.removesSecondFactor)
    if (request.command === 'add') return add(request.email)
    if (request.command === 'approve') return approve(request.email)
    return list()
  }
}

const newPassword = () => readableCode(4, 5)
