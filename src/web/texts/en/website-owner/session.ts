/** How the website owner gets into the console, and keeps others out. */
export const ownerAccess = {
  login: {
    heading: 'Log in to the console',
    text: 'For the website owner.',
    submit: 'Login',
  },
  enrolment: {
    heading: 'Set up your second factor',
    text: 'The console asks for a code from your phone besides the password. This takes a minute, once.',
    codesHeading: 'Keep your recovery codes',
    failed: 'The second factor could not be prepared.',
    another: 'Not you?',
  },
  failed: 'Your access could not be loaded.',
  you: { title: 'Who you are', email: 'Email' },
}
