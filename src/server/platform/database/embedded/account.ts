import { spawn } from 'node:child_process'
import type { Stats } from 'node:fs'

/** The system user that PostgreSQL runs as; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined

export interface Outcome {
  ok: boolean
  stdout: string
  stderr: string
}

/** A minimal environment, because PG…, LC_… and library paths of the caller's shell must not reach PostgreSQL. */
export const plainEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' }

/** Runs a program to its end. The working folder is /, because ours may be closed to the account. */
export function run(command: string, args: string[], account?: Account, input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const outcome: Outcome = { ok: false, stdout: '', stderr: '' }
    const failed = (error: unknown) => resolve({ ...outcome, stderr: outcome.stderr || String(error) })
    try {
      const child = spawn(command, args, { ...account, cwd: '/', env: plainEnvironment })
      child.stdout.setEncoding('utf8').on('data', (text) => {
        outcome.stdout += text
      })
      child.stderr.setEncoding('utf8').on('data', (text) => {
        outcome.stderr += text
      })
      child.on('error', failed)
      child.on('close', (code) => resolve({ ...outcome, ok: code === 0 }))
      // A program that ends before reading its input is judged by its exit code.
      child.stdin.on('error', () => {})
      child.stdin.end(input)
    } catch (error) {
      failed(error)
    }
  })
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root and must own its data, so root starts an existing cluster as its owner. */
export async function chooseAccount(cluster?: Stats): Promise<Account> {
  if (!isRoot()) return undefined
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid }
  return (
    (await lookUp('postgres')) ??
    (await lookUp('_postgres')) ??
    (await createPostgresAccount()) ??
    (await lookUp('nobody')) ?? { uid: 65534, gid: 65534 }
  )
}

async function lookUp(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  return uid.ok && gid.ok ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

async function createPostgresAccount(): Promise<Account> {
  const made = await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  if (!made.ok) {
    await run('addgroup', ['-S', 'postgres'])
    await run('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres'])
  }
  return lookUp('postgres')
}

/** Asks the system instead of computing it, because access lists and mounts count too. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account)).ok
}
