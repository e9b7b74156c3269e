import userEvent from '@testing-library/user-event'

/** For tests: somebody who types, clicks and tabs like a person, only without pausing between the keys. */
export const typist = () => userEvent.setup({ delay: null })
