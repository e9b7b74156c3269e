import { figure } from '../shared/figures.ts'

const times = (count: number) => `${figure(count)} ${count === 1 ? 'time' : 'times'}`

export const ownerWatching = {
  times,
  security: {
    title: 'At the logins',
    explained: (days: number) =>
      `The last ${days} days, the newest first. Equal signs are the same account or the same network; nobody is named.`,
    failed: 'What happened at the logins could not be loaded.',
    none: 'Nothing out of the ordinary has happened.',
    whose: 'Account',
    from: 'Network and device',
    events: {
      'failed-login': 'Wrong password',
      'failed-code': 'Wrong code',
      lockout: 'Made to wait',
      'new-device': 'New device',
    },
    logins: { user: 'a person', admin: 'a store', owner: 'the console' },
  },
  errors: {
    title: 'Errors in browsers',
    explained: (days: number) =>
      `The last ${days} days, the newest first. Nothing about the visitors is kept.`,
    failed: 'The errors in browsers could not be loaded.',
    none: 'No browser has reported an error.',
    build: (version: string) => `version ${version}`,
  },
}
