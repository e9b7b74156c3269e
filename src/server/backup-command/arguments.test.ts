import { expect, test } from 'vitest'
import { readBackupArguments, readMoveArguments, readRestoreArguments } from './arguments.ts'
import { progressInLines } from './command.ts'

test('a backup goes to one file or folder', () => {
  expect(readBackupArguments(['/mnt/backups/'])).toEqual({ to: '/mnt/backups/' })
  expect(readBackupArguments(['--help'])).toBeUndefined()
  expect(() => readBackupArguments([])).toThrow('Please say where to: a file or a folder.')
  expect(() => readBackupArguments(['a', 'b'])).toThrow('backup takes one file or folder.')
  expect(() => readBackupArguments(['--fast'])).toThrow('backup takes one file or folder.')
})

test('a restore takes one file, and another journal of erased accounts if need be', () => {
  expect(readRestoreArguments(['a.tar'])).toEqual({ from: 'a.tar', erased: undefined })
  expect(readRestoreArguments(['--erased', 'e.jsonl', 'a.tar'])).toEqual({ from: 'a.tar', erased: 'e.jsonl' })
  expect(readRestoreArguments(['help'])).toBeUndefined()
  expect(() => readRestoreArguments([])).toThrow('Please say what to restore: the file of a backup.')
  expect(() => readRestoreArguments(['a.tar', '--erased'])).toThrow('--erased takes a file.')
  expect(() => readRestoreArguments(['a.tar', 'b.tar'])).toThrow('restore takes one file.')
})

test('a move takes the address of a server, and may be a rehearsal', () => {
  const to = 'postgres://site:secret@db.example/site'
  expect(readMoveArguments(['--to', to])).toEqual({ to, isRehearsal: false })
  expect(readMoveArguments(['--rehearse', '--to', to])).toEqual({ to, isRehearsal: true })
  expect(readMoveArguments(['--help'])).toBeUndefined()
  expect(() => readMoveArguments([])).toThrow('Please say where to: --to postgres://')
  expect(() => readMoveArguments(['--to', 'mysql://elsewhere'])).toThrow('Please say where to')
  expect(() => readMoveArguments(['--to', to, 'more'])).toThrow('--to takes one address.')
})

test('progress is a line at the start of a stage and at each tenth', () => {
  const lines: string[] = []
  const show = progressInLines((line) => lines.push(line))
  for (let done = 1; done <= 40; done += 1) show('rows', done, 40)
  show('pictures', 0, 0)
  expect(lines).toHaveLength(12)
  expect([lines[0], lines.at(-1)]).toEqual(['rows: 0 % of 40', 'pictures: 100 % of 0'])
})
