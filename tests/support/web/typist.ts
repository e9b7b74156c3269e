import userEvent from '@testing-library/user-event'

/** Types, clicks and tabs like a person but without pauses, also while a dialog closes. */
export const typist = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })
