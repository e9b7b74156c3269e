/** Codes from an authenticator app besides the password. */
export const secondFactor = {
  login: {
    code: 'Code',
    codeHint: 'Six digits from your authenticator app. A recovery code is taken too.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the ten that you kept. It is good for this one login.',
    useRecoveryCode: 'Phone not at hand? Use a recovery code',
    useCode: 'Use the app after all',
  },
  state: {
    title: 'Second factor',
    isOn: 'Set up',
    isOff: 'Not set up',
    onText: 'Every login asks for a code from your authenticator app.',
    offText: 'Whoever knows the password gets in. A code from your phone keeps others out.',
    setUp: 'Set up a second factor',
    replace: 'Move to another phone',
    replaceText:
      'The codes of the old phone work until the new one is confirmed. Other devices are logged out.',
    begin: 'Go on',
  },
  setup: {
    scan: 'Scan this with an authenticator app, such as Aegis, Google Authenticator or 1Password.',
    qr: 'QR code to scan with your authenticator app',
    openApp: 'Open the app on this device',
    typeIt: 'Or type this key into the app:',
    copyKey: 'Copy the key',
    keyCopied: 'The key is copied.',
    code: 'Code from the app',
    codeHint: 'The six digits that it shows now.',
    codeMissing: 'Please enter the code that the app shows.',
    confirm: 'Confirm',
    startAgain: 'Show a new QR code',
    cancel: 'Cancel',
  },
  codes: {
    text: 'When your phone is not at hand, each of these lets you in once. They are shown this one time.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'The recovery codes are copied.',
    copyFailed: 'Copying did not work here. Please select the text by hand.',
    download: 'Download',
    fileName: 'zilbazar-recovery-codes.txt',
    fileHead: 'Zilbazar: recovery codes. Each is good for one login.',
    print: 'Print',
    kept: 'I have kept them',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    left: (count: number) =>
      count === 0
        ? 'None is left: get new ones now, before you need them.'
        : `${count} of 10 ${count === 1 ? 'is' : 'are'} left. New ones make these void.`,
    renew: 'Get new recovery codes',
    shown: 'Your new recovery codes',
  },
  switchOff: {
    open: 'Switch it off',
    text: 'Then the password alone opens your dashboard again.',
    submit: 'Switch off',
  },
  again: {
    title: 'Your code, once more',
    text: 'This cannot be undone, so we ask for a code of your authenticator app. You are not asked again for a quarter of an hour.',
    submit: 'Go on',
  },
}
