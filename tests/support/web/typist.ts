import userEvent from '@testing-library/user-event'

/** For tests: types, clicks and tabs like a person, but without a pause, also while a dialog is on its way out. */
export const typist = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })
